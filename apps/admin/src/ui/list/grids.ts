/** Four cards in a row, two panels side by side; fewer where there is less room. */
const fitting = (least: number) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
});

export const CARDS = fitting(215);
export const HALVES = fitting(420);
