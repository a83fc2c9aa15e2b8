/** What a call is at a moment, and what may be done with it. Nothing depends on the worker's running on time. */
import { CALL_LIMITS } from '@kalyanam/shared/topics/calls/calls';
import { numberUntil, slotEnd } from '@kalyanam/shared/topics/calls/slots';
import type { CallState } from '@kalyanam/shared/contracts/calls';
import type { Call } from './call.entity.js';

const HOUR_MS = 3_600_000;
const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);

type Facts = Pick<
  Call,
  'state' | 'slot1' | 'slot2' | 'slot3' | 'agreedSlot' | 'who' | 'proposerId' | 'answererId' | 'offAt'
>;

export const slotsOf = ({ slot1, slot2, slot3 }: Facts): Date[] =>
  [slot1, slot2, slot3].filter((slot): slot is Date => slot !== null);

/** `alive`: the two are still both interested, verified, online and hidden from each other by nothing. */
export function callStateAt(call: Facts, alive: boolean, now: Date): CallState {
  if (call.state !== 'proposed' && call.state !== 'agreed') return call.state;
  const last = call.agreedSlot ? slotEnd(call.agreedSlot) : new Date(Math.max(...slotsOf(call).map(Number)));
  // A time that came while the two were hidden from each other was no call.
  if (last <= now) return call.offAt ? 'cancelled' : 'past';
  return alive ? call.state : 'cancelled';
}

/** The owner of the number: the one who does not ring. */
export const numberOwnerOf = ({ who, proposerId, answererId }: Facts): number | null =>
  who === 'you-call' ? proposerId : answererId;

/** Around an agreed call, to the one who rings. */
export function isNumberOpen(call: Facts, alive: boolean, viewerId: number, now: Date): boolean {
  const agreed = call.state === 'agreed' || call.state === 'past';
  if (!agreed || !alive || call.agreedSlot === null || numberOwnerOf(call) === viewerId) return false;
  return now < numberUntil(call.agreedSlot);
}

/**
 * The outcome can be given from the end of an agreed call on; the question is asked from the day after, for a month.
 */
export const canSayOutcome = ({ agreedSlot, state, offAt }: Facts, now: Date): boolean =>
  agreedSlot !== null && offAt === null && (state === 'agreed' || state === 'past') && slotEnd(agreedSlot) <= now;

export const asksOutcome = (call: Facts, said: boolean, now: Date): boolean =>
  !said &&
  call.agreedSlot !== null &&
  canSayOutcome(call, now) &&
  after(call.agreedSlot, CALL_LIMITS.askedAfterHours) <= now &&
  after(call.agreedSlot, CALL_LIMITS.askedAfterHours + CALL_LIMITS.askedDays * 24) > now;
