/**
 * R23: after three months without any activity a profile goes offline by itself; reminder mails two weeks and
 * three days before.
 */
import { activeSince } from '../listing/browse-time.js';

const DAY_MS = 86_400_000;
/** Days before going offline, the first reminder first. */
export const REMINDERS = [14, 3] as const;

export interface Inactivity {
  readonly lastActiveAt: Date;
  /** Sent since the last activity. */
  readonly reminders: number;
}

/** Who was last active by this moment is offline so many days later. */
export const inactiveSince = (now: Date, daysBefore: number): Date =>
  activeSince(new Date(now.getTime() + daysBefore * DAY_MS));

/** What is due: the number of reminders that have been sent afterwards, or going offline. */
export function dueOf({ lastActiveAt, reminders }: Inactivity, now: Date): number | 'offline' | null {
  if (lastActiveAt <= activeSince(now)) return 'offline';
  const due = REMINDERS.filter((days) => lastActiveAt <= inactiveSince(now, days)).length;
  return due > reminders ? due : null;
}
