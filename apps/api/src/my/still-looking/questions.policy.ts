/** C5: when a listed member is asked whether they are still looking, and when they go offline. */
import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { ASKED_AFTER_DAYS, ASKED_BEFORE_DAYS, listedUntil } from '@kalyanam/shared/topics/matching/looking';
import { leavesUntil } from '../../matching/searches/due.js';
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The stages of asking, in order. */
export const STAGES = ['notice', 'mail', 'last-weeks', 'last-days'] as const;
export type Stage = (typeof STAGES)[number];

/** The moments of asking, in the order of STAGES. */
const momentsOf = (confirmedAt: Date): number[] => [
  ...ASKED_AFTER_DAYS.map((days) => confirmedAt.getTime() + days * DAY_MS),
  ...ASKED_BEFORE_DAYS.map((days) => listedUntil(confirmedAt).getTime() - days * DAY_MS),
];

/** The step due at a moment: going offline, or the newest stage the member has not been asked in; or nothing. */
export function dueOf(
  { confirmedAt, asked }: { confirmedAt: Date; asked: number },
  now: Date,
): 'offline' | Stage | null {
  if (listedUntil(confirmedAt) <= now) return 'offline';
  const come = momentsOf(confirmedAt).filter((moment) => moment <= now.getTime()).length;
  return come > asked ? STAGES[come - 1]! : null;
}

/** When to look again after a moment. */
export function nextDue(confirmedAt: Date, now: Date): Date {
  const next = momentsOf(confirmedAt).find((moment) => moment > now.getTime());
  return next === undefined ? listedUntil(confirmedAt) : new Date(next);
}

/** No one is asked at night: now, or in the morning in India. */
export function askedFrom(now: Date): Date {
  if (leavesUntil(now)) return now;
  const morning = dayStartInIndia(now).getTime() + SEARCH_LIMITS.hours.from * HOUR_MS;
  return new Date(morning > now.getTime() ? morning : morning + DAY_MS);
}
