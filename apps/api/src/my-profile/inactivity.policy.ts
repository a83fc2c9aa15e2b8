/**
 * R23: after three months without any activity a profile goes offline automatically; reminder mails are sent two
 * weeks and three days before.
 */
import { activeSince } from '../listing/browse-time.js';

const DAY_MS = 86_400_000;
/** Days before going offline, the first reminder first. */
export const REMINDERS = [14, 3] as const;

export interface Inactivity {
  readonly lastActiveAt: Date;
  /** Reminders sent since the last activity. */
  readonly reminders: number;
}

/** Members last active by this moment go offline within that many days. */
export const inactiveSince = (now: Date, daysBefore: number): Date =>
  activeSince(new Date(now.getTime() + daysBefore * DAY_MS));

/** What is due: the new count of reminders, or going offline. */
export function dueOf({ lastActiveAt, reminders }: Inactivity, now: Date): number | 'offline' | null {
  if (lastActiveAt <= activeSince(now)) return 'offline';
  const due = REMINDERS.filter((days) => lastActiveAt <= inactiveSince(now, days)).length;
  return due > reminders ? due : null;
}
