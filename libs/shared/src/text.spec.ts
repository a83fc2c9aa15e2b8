import { cardSummary, initials, searchWords } from './text.js';

describe('texts', () => {
  it('makes initials of at most 2 letters', () => {
    expect(initials('Sravani Reddy')).toBe('SR');
    expect(initials('  padma  ')).toBe('P');
    expect(initials('Lakshmi Devi Reddy')).toBe('LR');
    expect(initials('')).toBe('');
    expect(initials('శ్రావణి రెడ్డి')).toBe('శర');
  });

  it('cuts a card summary at 100 characters and never splits a character', () => {
    expect(cardSummary('short')).toBe('short');
    expect(cardSummary('a'.repeat(100))).toBe('a'.repeat(100));
    expect(cardSummary('a'.repeat(101))).toBe(`${'a'.repeat(100)}…`);
    expect(cardSummary('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}…`);
  });

  it.each([
    ['  Lakshmi  REDDY-Lakshmi ', ['lakshmi', 'reddy']],
    ['José Ñandú', ['jose', 'nandu']],
    ['శ్రావణి రెడ్డి', ['శ్రావణి', 'రెడ్డి']],
    ['ｓｉｔａ', ['sita']],
    ['%_ .', []],
    ['', []],
  ])('splits %j into the words of a search', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });
});
