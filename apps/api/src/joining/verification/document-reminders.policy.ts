/**
 * Members who wait without a picture of their document are asked for it before a person looks at their case: at most
 * twice.
 */
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';

export interface Reminded {
  readonly enteredAt: Date;
  /** Reminders sent so far. */
  readonly reminders: number;
  readonly remindedAt: Date | null;
}

const HOUR_MS = 3_600_000;
const hoursBefore = (now: Date, hours: number): Date => new Date(now.getTime() - hours * HOUR_MS);

/** Limits by the number of reminders sent so far: the age that a case must have reached. */
export const dueSince = (now: Date, afterHours: number): Date[] => [
  hoursBefore(now, afterHours),
  ...Array.from({ length: TEAM_LIMITS.fileReminders.most - 1 }, () =>
    hoursBefore(now, TEAM_LIMITS.fileReminders.days * 24),
  ),
];

export function isDue({ enteredAt, reminders, remindedAt }: Reminded, since: readonly Date[]): boolean {
  const by = since[reminders];
  return by !== undefined && (remindedAt ?? enteredAt) <= by;
}
