import { DESK_ACTS, DESK_ALLOWANCES, deskActsOf, deskVerdict } from './desk-rights.js';

describe('what a hand may do at a desk', () => {
  it('is drafting where a manager may not answer, and immediate where they may', () => {
    expect(deskVerdict('answer', { role: 'manager', allow: [] })).toBe('draft');
    expect(deskVerdict('answer', { role: 'manager', allow: ['answer'] })).toBe('yes');
    expect(deskVerdict('answer', { role: 'helper', allow: ['answer'] })).toBe('draft');
    expect(deskVerdict('answer', { role: 'reader', allow: ['answer'] })).toBe('no');
  });

  it('is nothing more by allowances for helpers and readers', () => {
    for (const role of ['helper', 'reader'] as const)
      expect(deskActsOf({ role, allow: [...DESK_ALLOWANCES] })).toEqual(deskActsOf({ role, allow: [] }));
  });

  it('is everything in the table for a manager who is allowed all of it', () => {
    expect(deskActsOf({ role: 'manager', allow: [...DESK_ALLOWANCES] })).toEqual([...DESK_ACTS]);
  });

  it('is looking on for a reader: the shortlist, and a vote', () => {
    expect(deskActsOf({ role: 'reader', allow: [] })).toEqual(['attend', 'shortlist-read', 'vote']);
  });
});
