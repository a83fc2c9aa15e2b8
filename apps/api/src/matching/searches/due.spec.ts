import { leavesUntil, nextDue } from './due.js';

const at = (text: string): Date => new Date(`${text}:00+05:30`);

describe('when a digest is due', () => {
  it.each([
    ['weekly', '2026-11-20T12:00', '2026-11-21T08:00'],
    ['weekly', '2026-11-21T07:59', '2026-11-21T08:00'],
    ['weekly', '2026-11-21T08:00', '2026-11-28T08:00'],
    ['weekly', '2026-11-22T00:10', '2026-11-28T08:00'],
    ['daily', '2026-11-21T08:00', '2026-11-22T08:00'],
    ['daily', '2026-11-21T02:00', '2026-11-21T08:00'],
  ] as const)('%s after %s: %s', (digest, after, due) => {
    expect(nextDue(digest, at(after))).toEqual(at(due));
  });

  it('is never without digests', () => {
    expect(nextDue('none', at('2026-11-20T12:00'))).toBeNull();
  });

  it('and leaves between eight and eight only', () => {
    expect(leavesUntil(at('2026-11-21T07:59'))).toBeNull();
    expect(leavesUntil(at('2026-11-21T08:00'))).toEqual(at('2026-11-21T20:00'));
    expect(leavesUntil(at('2026-11-21T20:00'))).toBeNull();
  });
});
