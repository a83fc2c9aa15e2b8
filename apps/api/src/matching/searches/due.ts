/** When digests leave: on Saturdays or every day at eight in the morning, in India. */
import type { Digest } from '@kalyanam/shared/contracts/searches';
import { dayStartInIndia, INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SATURDAY = 6;

/** The next time after a moment; null without digests. */
export function nextDue(digest: Digest, after: Date): Date | null {
  if (digest === 'none') return null;
  const first = dayStartInIndia(after).getTime() + SEARCH_LIMITS.hours.from * HOUR_MS;
  const days = Array.from({ length: 8 }, (_, day) => new Date(first + day * DAY_MS));
  return days.find((day) => day > after && (digest === 'daily' || weekdayInIndia(day) === SATURDAY)) ?? null;
}

const weekdayInIndia = (moment: Date): number => new Date(moment.getTime() + INDIA_MINUTES * 60_000).getUTCDay();

/** Until when a digest may leave today; null outside the hours. */
export function leavesUntil(now: Date): Date | null {
  const day = dayStartInIndia(now).getTime();
  const [from, until] = [SEARCH_LIMITS.hours.from, SEARCH_LIMITS.hours.until].map((hour) => day + hour * HOUR_MS);
  return now.getTime() >= from! && now.getTime() < until! ? new Date(until!) : null;
}
