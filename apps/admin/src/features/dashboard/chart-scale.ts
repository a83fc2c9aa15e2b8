/** The lines of a chart: whole, round numbers from 0 up to at least the largest figure, five steps at most. */
const STEPS = 5;
const ROUND = [1, 2, 5, 10];

export function scaleLines(largest: number): number[] {
  const least = Math.max(largest, 1) / STEPS;
  const power = Math.max(1, 10 ** Math.floor(Math.log10(least)));
  const step = power * (ROUND.find((round) => round * power >= least) ?? 10);
  const count = Math.ceil(Math.max(largest, 1) / step);
  return Array.from({ length: count + 1 }, (_, line) => line * step);
}
