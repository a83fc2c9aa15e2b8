/** C5: a listed member has said, or shown, within three months that they are still looking. */
import { sentences } from '../../base/sentences.js';
import { dateInIndia, isCalendarDate } from '../../base/india-time.js';
import { LIMITS } from '../../base/limits.js';
import { FRESHNESS, type Freshness } from '../../base/domain/lists.js';

export const LOOKING_MESSAGES = sentences({
  pauseDay: 'Please choose a day from tomorrow to six months from now',
});

/** The routes of the question whether a member is still looking. */
export const LOOKING_ROUTES = {
  own: '/profiles/me/looking',
  /** By the link of a mail, without a session. */
  link: (token: string) => `/looking/${encodeURIComponent(token)}`,
} as const;

/** What confirms that a member is still looking; logging in and browsing do not. */
export const CONFIRMED_BY = [
  'registered',
  'codes',
  'verified',
  'online',
  'interest',
  'call',
  'answer',
  /** R72: from the last activity, when the question was new. */
  'taken-over',
] as const;
export type ConfirmedBy = (typeof CONFIRMED_BY)[number];

const DAY_MS = 86_400_000;

/** Days after a confirmation on which a member is asked: in the application, and by mail. */
export const ASKED_AFTER_DAYS = [30, 60] as const;
/** Days before three months are over on which they are asked once more. */
export const ASKED_BEFORE_DAYS = [14, 3] as const;
/** For so long the link of a question works. */
export const LOOKING_LINK_DAYS = 120;
export const LONGEST_PAUSE_MONTHS = 6;

/** The same day of another month, or the last day of a shorter month. */
function inMonths(from: Date, months: number): Date {
  const moment = new Date(from);
  moment.setUTCMonth(moment.getUTCMonth() + months);
  const overflowed = moment.getUTCDate() !== from.getUTCDate();
  if (overflowed) moment.setUTCDate(0);
  return moment;
}

/** R42: members who last confirmed before this moment are not listed. */
export const confirmedSince = (now: Date): Date => inMonths(now, -LIMITS.offlineThreshold);

/** When a member who last confirmed then drops out of the listing. */
export const listedUntil = (confirmedAt: Date): Date => inMonths(confirmedAt, LIMITS.offlineThreshold);

/** The word for a confirmation; null where the member said nothing, or too long ago. */
export const freshnessOf = ({ at, by }: { at: Date; by: ConfirmedBy }, now: Date): Freshness | null =>
  by === 'taken-over' ? null : (FRESHNESS.find((word) => at >= freshSince(word, now)) ?? null);

export const firstAskedAt = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + ASKED_AFTER_DAYS[0] * DAY_MS);

/** Days within which each word counts; the last one means as long as one is listed. */
const FRESH_DAYS = { week: 7, month: 30, quarter: null } as const satisfies Record<Freshness, number | null>;

/** The oldest confirmation that still counts as this word. */
export const freshSince = (freshness: Freshness, now: Date): Date => {
  const days = FRESH_DAYS[freshness];
  return days === null ? confirmedSince(now) : new Date(now.getTime() - days * DAY_MS);
};

/** The days that a pause may end on, both YYYY-MM-DD: tomorrow to six months from today, in India. */
export function pauseSpan(now: Date): { from: string; to: string } {
  const today = dateInIndia(now);
  const end = inMonths(new Date(`${today}T00:00:00Z`), LONGEST_PAUSE_MONTHS);
  return { from: dateInIndia(new Date(now.getTime() + DAY_MS)), to: end.toISOString().slice(0, 10) };
}

export const isPauseDay = (day: string, now: Date): boolean => {
  const { from, to } = pauseSpan(now);
  return isCalendarDate(day) && day >= from && day <= to;
};
