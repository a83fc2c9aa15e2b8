import { changeInPercent, forTen, median, percentile, shareInPercent, stepShares } from './measure.js';

it.each([
  [150, 100, 50],
  [50, 100, -50],
  [100, 100, 0],
  [40, 19, null],
  [40, 20, 100],
  [5, 0, null],
  [5, null, null],
])('%p after %p is a change of %p per cent', (value, before, change) => {
  expect(changeInPercent(value, before)).toBe(change);
});

it.each([
  [5, 20, 25],
  [5, 19, null],
  [0, 40, 0],
  [0, 0, null],
])('%p of %p are %p per cent', (part, whole, share) => {
  expect(shareInPercent(part, whole)).toBe(share);
});

it.each([
  [[], null, null],
  [[7], 7, 7],
  [[4, 1], 2.5, 4],
  [[10, 9, 8, 7, 6, 5, 4, 3, 2, 1], 5.5, 9],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 6, 10],
])('of %p the median is %p, the 90th percentile %p', (values, middle, ninetieth) => {
  expect(median(values)).toBe(middle);
  expect(percentile(values, 90)).toBe(ninetieth);
});

it('gives the share of the step before, of enough people only', () => {
  expect(stepShares([200, 100, 20, 15, 3])).toEqual([null, 50, 20, 75, null]);
});

it.each([
  [10, 9, null],
  [10, 10, { lack: null, more: 10 }],
  [10, 15, { lack: 'women', more: 15 }],
  [40, 16, { lack: 'men', more: 25 }],
  [0, 30, { lack: 'women', more: null }],
])('%p women and %p men', (women, men, balance) => {
  expect(forTen(women, men)).toEqual(balance);
});
