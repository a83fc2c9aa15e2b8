import { indianNumber } from '../../../ui/time/india-date';

/** A figure as shown; '—' for none. */
export const figure = (value: number | null): string => (value === null ? '—' : indianNumber(value));

/** Mean waiting time: '19.4 h', '—' for none. */
export const hoursShown = (hours: number | null): string => (hours === null ? '—' : `${indianNumber(hours)} h`);

/** Share of a whole in per cent, 0 of nothing. */
export const share = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0);

/** Two parts of a whole as whole percentages that add up to 100; rounded separately they might not. */
export function shares(one: number, other: number): [number, number] {
  if (one + other === 0) return [0, 0];
  const percent = Math.round(share(one, one + other));
  return [percent, 100 - percent];
}

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
