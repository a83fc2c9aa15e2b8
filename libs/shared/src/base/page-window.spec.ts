import { pageWindow } from './page-window.js';

describe('numbered pagination (section 2)', () => {
  it.each([
    [1, 1, [1]],
    [1, 0, []],
    [1, 5, [1, 2, 3, 'gap', 5]],
    [3, 5, [1, 2, 3, 4, 5]],
    [10, 21, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 21]],
    [21, 21, [1, 'gap', 19, 20, 21]],
  ])('shows first, last and pages within 2 of page %i of %i', (current, last, shown) => {
    expect(pageWindow(current, last)).toEqual(shown);
  });
});
