import { CALL_LIMITS, CALL_MESSAGES } from './calls.js';
import type { Refusal } from '../../base/sentences.js';

const HOUR_MS = 3_600_000;
const SLOT_MS = CALL_LIMITS.slotMinutes * 60_000;

/** Why these beginnings of slots cannot be offered at this moment; null: they can. */
export function slotsProblem(slots: readonly Date[], now: Date): Refusal | null {
  const times = slots.map((slot) => slot.getTime());
  if (times.length < 1 || times.length > CALL_LIMITS.slots) return CALL_MESSAGES.slotCount;
  if (times.some((time) => Number.isNaN(time) || time % SLOT_MS !== 0)) return CALL_MESSAGES.slotStart;
  if (new Set(times).size < times.length) return CALL_MESSAGES.slotTwice;
  const earliest = now.getTime() + CALL_LIMITS.fromHours * HOUR_MS;
  const latest = now.getTime() + CALL_LIMITS.toDays * 24 * HOUR_MS;
  return times.some((time) => time < earliest || time > latest) ? CALL_MESSAGES.slotSpan : null;
}

export const slotEnd = (start: Date): Date => new Date(start.getTime() + SLOT_MS);

/** Until when the number of who is called may be shown. */
export const numberUntil = (start: Date): Date => new Date(start.getTime() + CALL_LIMITS.numberHours * HOUR_MS);
