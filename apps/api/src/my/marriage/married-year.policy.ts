import { MARRIAGE_LIMITS } from '@kalyanam/shared/topics/marriage/marriages';

const HOUR_MS = 3_600_000;

interface Year {
  readonly toldAt: Date | null;
  readonly keptAt: Date | null;
}

/** When the profile is erased; null before the notice, and where it is kept. */
export const erasureOf = (year: Year | null): Date | null =>
  year?.toldAt && !year.keptAt ? new Date(year.toldAt.getTime() + MARRIAGE_LIMITS.warningHours * HOUR_MS) : null;

/** Married before this moment, a year is over. */
export function marriedBefore(now: Date): Date {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - MARRIAGE_LIMITS.keptMonths);
  return before;
}

/** The step due for a member whose year is over. */
export function yearDue(year: Year | null, now: Date): 'tell' | 'erase' | null {
  if (year?.keptAt) return null;
  const erasure = erasureOf(year);
  if (erasure === null) return 'tell';
  return erasure <= now ? 'erase' : null;
}
