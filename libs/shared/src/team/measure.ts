/** Rules for reading figures: none says more than its numbers can bear. */

/** Shares and ratios of fewer people say nothing. */
export const FEW = 20;

/** Change in full per cent against an earlier figure; null where that is missing or too small to compare with. */
export function changeInPercent(value: number, before: number | null): number | null {
  return before === null || before < FEW ? null : Math.round(((value - before) / before) * 100);
}

/** Share in full per cent; null of fewer than FEW. */
export const shareInPercent = (part: number, whole: number): number | null =>
  whole < FEW ? null : Math.round((part / whole) * 100);

/** The smallest value that at least `percent` per cent of the values do not exceed; null of none. */
export function percentile(values: readonly number[], percent: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(Math.ceil((percent / 100) * sorted.length), 1) - 1] ?? null;
}

/** The mean of the two middle values, if there is no middle one; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** The share of each step of the step before; null for the first, and of too few. */
export const stepShares = (counts: readonly number[]): (number | null)[] =>
  counts.map((count, step) => (step === 0 ? null : shareInPercent(count, counts[step - 1] ?? 0)));

export type Lack = 'men' | 'women' | null;

/** How many of the more frequent there are for ten of the others; null for fewer than FEW together. */
export function forTen(women: number, men: number): { lack: Lack; more: number | null } | null {
  if (women + men < FEW) return null;
  const few = Math.min(women, men);
  const more = few === 0 ? null : Math.round((Math.max(women, men) / few) * 10);
  return { lack: women === men || more === 10 ? null : women < men ? 'women' : 'men', more };
}
