import { honestyOf } from './honesty.js';
import { isQuiet } from './interests.js';

describe('C9 reply honesty (test 5)', () => {
  const of = (accepted: number, declined: number, expired: number, medianHours: number | null = null) =>
    honestyOf({ accepted, declined, expired, medianHours });

  it('says nothing of four, and of five counts those that expired', () => {
    expect(of(4, 0, 0)).toEqual({ rate: null, speed: null });
    expect(of(2, 1, 2).rate).toBe('most');
    expect(of(2, 0, 3).rate).toBeNull();
    expect(of(4, 5, 1).rate).toBe('nearly-everyone');
    expect(of(4, 4, 1).rate).toBe('most');
  });

  it.each([
    [24, 'day'],
    [24.1, 'three-days'],
    [72, 'three-days'],
    [168, 'week'],
    [168.1, null],
  ])('says of a median of %d hours: %s', (hours, speed) => {
    expect(of(3, 2, 0, hours).speed).toBe(speed);
    expect(of(2, 2, 1, hours).speed).toBeNull();
  });

  it('says no speed of who answers few', () => {
    expect(of(3, 2, 20, 1)).toEqual({ rate: null, speed: null });
  });
});

describe('the quiet hours', () => {
  it.each([
    ['2026-05-10T14:29:59Z', false],
    ['2026-05-10T14:30:00Z', true],
    ['2026-05-10T20:00:00Z', true],
    ['2026-05-11T02:29:59Z', true],
    ['2026-05-11T02:30:00Z', false],
  ])('at %s: %s', (moment, quiet) => expect(isQuiet(new Date(moment))).toBe(quiet));
});
