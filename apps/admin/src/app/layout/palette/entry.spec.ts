import { describe, expect, it } from 'vitest';
import { inGroups, isMeant, type Entry } from './entry';

const entry = (name: string, group: Entry['group'] = 'Commands'): Entry => ({ id: name, group, name, run: () => null });

describe('the palette', () => {
  it.each([
    ['new cou', true],
    ['coup NEW', true],
    ['discount', true],
    ['', true],
    ['oupon', false],
    ['new user', false],
  ])('%j means the command: %s', (typed, meant) => {
    expect(isMeant({ name: 'New coupon', words: 'discount code' }, typed)).toBe(meant);
  });

  it('shows groups in one order and none that is empty', () => {
    const entries = [entry('Log out'), entry('Users', 'Pages'), entry('Sita', 'People')];
    expect(inGroups(entries).map(({ group }) => group)).toEqual(['People', 'Pages', 'Commands']);
  });
});
