/**
 * R26: pending -> accepted | declined | withdrawn | expired (14 days); pressing 'Show Interest' when the other has
 * already asked accepts; declined cools off 30 days. This table has all of it.
 */
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { DeclineMessage, NoteState } from '@kalyanam/shared/topics/interests/interests';
import type { InterestState } from '@kalyanam/shared/base/vocabulary/status';

export type Act = 'show' | 'accept' | 'decline' | 'withdraw';

/**
 * The state of an interest, seen by the acting member. An undelivered interest does not exist for its receiver, except
 * that showing interest meets it; a decline that can still be undone is one to the receiver alone.
 */
export type PairState = 'none' | 'received waiting' | 'received declining' | `${'sent' | 'received'} ${InterestState}`;

/**
 * ask: creates a pending interest; ask-after-rest: the same, once the cooling-off period is over; same: already in
 * this state, a second press changes nothing.
 */
type Transition = Outcome | 'ask-after-rest';
export type Outcome = 'ask' | 'same' | 'accepted' | 'declined' | 'withdrawn';

/** Anything not listed here is refused. */
export const TRANSITIONS: Readonly<Record<PairState, Partial<Record<Act, Transition>>>> = {
  none: { show: 'ask' },
  'sent pending': { show: 'same', withdraw: 'withdrawn' },
  'received waiting': { show: 'accepted' },
  'received declining': { show: 'accepted', decline: 'same' },
  'received pending': { show: 'accepted', accept: 'accepted', decline: 'declined' },
  'sent accepted': { show: 'same' },
  'received accepted': { show: 'same', accept: 'same' },
  'sent declined': { show: 'ask-after-rest' },
  'received declined': { show: 'ask', decline: 'same' },
  'sent withdrawn': { show: 'ask-after-rest', withdraw: 'same' },
  'received withdrawn': { show: 'ask' },
  'sent expired': { show: 'ask' },
  'received expired': { show: 'ask' },
};

/** The columns of a pair's row that determine its state. */
export interface InterestFacts {
  readonly state: InterestState;
  readonly senderId: number;
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
  /** Both null until it is delivered. */
  readonly deliveredAt: Date | null;
  readonly expiresAt: Date | null;
  /** Only while waiting: how many wait before it, and how many places are taken. */
  readonly before: number;
  readonly taken: number;
  readonly note: string | null;
  readonly noteState: NoteState;
  readonly declineMessage: DeclineMessage | null;
  readonly declineDueAt: Date | null;
}

/** A pending interest expires on time, even if the row is not updated yet. */
export const stateAt = ({ state, expiresAt }: InterestFacts, now: Date): InterestState =>
  state === 'pending' && expiresAt !== null && expiresAt <= now ? 'expired' : state;

export function pairStateOf(interest: InterestFacts | null, userId: number, now: Date): PairState {
  if (!interest) return 'none';
  const state = stateAt(interest, now);
  if (interest.senderId === userId) return `sent ${state}`;
  if (interest.deliveredAt === null) return state === 'pending' ? 'received waiting' : 'none';
  return state === 'pending' && interest.declineDueAt ? 'received declining' : `received ${state}`;
}

/** Until when the sender of a declined or withdrawn interest must wait; null if they need not. */
export function restsUntil(interest: InterestFacts, now: Date): Date | null {
  const until = restOf(interest);
  return until && until > now ? until : null;
}

/** The outcome of an act at this moment; null: it is refused. */
export function outcomeOf(act: Act, interest: InterestFacts | null, userId: number, now: Date): Outcome | null {
  const outcome = TRANSITIONS[pairStateOf(interest, userId, now)][act] ?? null;
  if (outcome !== 'ask-after-rest') return outcome;
  return interest && restsUntil(interest, now) ? null : 'ask';
}

const HOUR = 3_600_000;

function restOf({ state, sentAt, answeredAt }: InterestFacts): Date | null {
  if (state === 'declined') return after(answeredAt ?? sentAt, LIMITS.interestCoolOffDays * 24);
  return state === 'withdrawn' ? after(sentAt, LIMITS.interestAgainHours) : null;
}

const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR);
