import { shownFigure } from './numbers.policy.js';

describe('a public figure', () => {
  it.each([
    [0, null],
    [99, null],
    [100, 100],
    [109, 100],
    [110, 110],
    [12_345, 12_340],
  ])('of %d is %s', (count, shown) => {
    expect(shownFigure(count)).toBe(shown);
  });
});
