import { describe, expect, it } from 'vitest';
import { shares } from './figures';

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
