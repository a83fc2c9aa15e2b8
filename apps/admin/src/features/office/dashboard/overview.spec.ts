import { describe, expect, it } from 'vitest';
import { balanceWords } from './balance';
import { changeWords } from './growth-row';
import { keptWords } from './search-figures';
import { linesOf } from './trend-line';

it.each([
  [{ value: 112, before: 100 }, '+12% on the 4 weeks before (100)'],
  [{ value: 88, before: 100 }, '−12% on the 4 weeks before (100)'],
  [{ value: 100, before: 100 }, '±0% on the 4 weeks before (100)'],
  [{ value: 30, before: 19 }, '19 in the 4 weeks before'],
  [{ value: 30, before: null }, 'No earlier figures'],
])('%o reads %s', (growth, words) => {
  expect(changeWords(growth)).toBe(words);
});

it.each([
  [{ women: 10, men: 15 }, '15 men for 10 women'],
  [{ women: 40, men: 16 }, '25 women for 10 men'],
  [{ women: 30, men: 30 }, 'balanced'],
  [{ women: 0, men: 30 }, 'no women'],
  [{ women: 3, men: 9 }, 'too few to say'],
])('%o is %s', (group, words) => {
  expect(balanceWords(group)).toBe(words);
});

it.each([
  [{ kept: 0, weekly: 0, daily: 0 }, 'No one has saved a search yet'],
  [{ kept: 1200, weekly: 900, daily: 200 }, '1,200 saved: 900 weekly email, 200 daily, 100 without'],
])('%o reads %s', (figures, words) => {
  expect(keptWords(figures)).toBe(words);
});

describe('the line of weeks', () => {
  it('joins weeks that follow each other, from the ground to the largest', () => {
    expect(linesOf([0, 10, 5])).toBe('M4.0 32.0L66.0 4.0L128.0 18.0');
  });

  it('leaves a gap for a week without a count', () => {
    expect(linesOf([null, 10, null, 5])).toBe('M45.3 4.0M128.0 18.0');
  });
});
