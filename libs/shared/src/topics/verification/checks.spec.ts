import { checkedUntil } from './checks.js';

const ON = new Date('2026-03-03T20:00:00Z');

describe('how long a check counts', () => {
  it.each([
    ['identity', '2031-03-04'],
    ['birth-date', '2031-03-04'],
    ['photo', '2028-03-04'],
    ['phone', '2027-03-04'],
    ['email', '2027-03-04'],
    ['marital', null],
    ['education', null],
    ['employment', '2027-03-04'],
    ['abroad', '2027-03-04'],
    ['income', '2027-03-04'],
  ] as const)('%s, in days of India', (fact, until) => expect(checkedUntil(fact, ON)).toBe(until));

  it('is no longer than the document itself', () => {
    expect(checkedUntil('abroad', ON, '2026-08-31')).toBe('2026-08-31');
    expect(checkedUntil('abroad', ON, '2033-01-01')).toBe('2027-03-04');
  });

  it('ends on the last day of a shorter month', () => {
    expect(checkedUntil('photo', new Date('2028-02-29T00:00:00Z'))).toBe('2030-02-28');
  });
});
