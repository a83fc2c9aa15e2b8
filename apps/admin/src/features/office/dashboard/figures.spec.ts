import { describe, expect, it } from 'vitest';
import { shares, scaleLines } from './figures';

describe('the shares of two parts', () => {
  it.each([
    [6, 5, [55, 45]],
    [109, 91, [55, 45]],
    [1, 2, [33, 67]],
    [0, 3, [0, 100]],
    [0, 0, [0, 0]],
  ])('%i and %i make 100 per cent together', (one, other, percents) => {
    expect(shares(one, other)).toEqual(percents);
  });
});

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [4, [0, 1, 2, 3, 4]],
  [7, [0, 2, 4, 6, 8]],
  [11, [0, 5, 10, 15]],
  [50, [0, 10, 20, 30, 40, 50]],
  [51, [0, 20, 40, 60]],
  [1234, [0, 500, 1000, 1500]],
])('a largest figure of %i', (largest, lines) => {
  expect(scaleLines(largest)).toEqual(lines);
});
