import { expect, it } from 'vitest';
import { scaleLines } from './chart-scale';

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
