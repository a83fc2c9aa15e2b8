/** Times as they are chosen: a day and an hour by one's own clocks. */
import { CALL_LIMITS } from '@kalyanam/shared/topics/calls/calls';
import { slotsProblem } from '@kalyanam/shared/topics/calls/slots';
import { isNight, momentAt, wallTime } from '@kalyanam/shared/topics/calls/zoned-time';

const DAY_MS = 86_400_000;

export interface SlotDraft {
  readonly date: string;
  readonly time: string;
}

export const NO_SLOT: SlotDraft = { date: '', time: '' };

/** 00:00, 00:30 ... 23:30 */
export const HALF_HOURS = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0');
  return `${hour}:${half % 2 ? '30' : '00'}`;
});

/** The first and the last day that can be chosen. */
export const daysFrom = (now: Date, zone: string): { min: string; max: string } => ({
  min: wallTime(now, zone).date,
  max: wallTime(new Date(now.getTime() + CALL_LIMITS.toDays * DAY_MS), zone).date,
});

export interface Judged {
  readonly slots: readonly Date[];
  /** A sentence of the rules, of the missing, or of the hour that the clocks skip, by place. */
  readonly problem: 'missing' | 'skipped' | ReturnType<typeof slotsProblem>;
  readonly night: boolean;
}

/** Rows that are wholly empty are left out, but for one. */
export function judgeSlots(drafts: readonly SlotDraft[], zone: string, theirZone: string, now: Date): Judged {
  const filled = drafts.filter(({ date, time }) => date || time);
  const none = { slots: [], night: false };
  if (filled.length === 0 || filled.some(({ date, time }) => !date || !time)) return { ...none, problem: 'missing' };
  const moments = filled.map((draft) => momentAt(draft, zone));
  const slots = moments.filter((moment) => moment !== null);
  if (slots.length < moments.length) return { ...none, problem: 'skipped' };
  const night = slots.some((slot) => isNight(slot, zone) || isNight(slot, theirZone));
  return { slots, night, problem: slotsProblem(slots, now) };
}
