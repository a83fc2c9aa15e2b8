/**
 * R26: pending -> accepted | declined | withdrawn | expired (14 days); pressing 'Show Interest' when the other has
 * already asked accepts; declined cools off 30 days. The whole of it is this table.
 */
import { LIMITS } from '@kalyanam/shared/limits';
import type { InterestState } from '@kalyanam/shared/vocabulary/status';

export type Act = 'show' | 'accept' | 'decline' | 'withdraw';

/** How interest stands, seen from the member who acts. */
export type Standing = 'none' | `${'sent' | 'received'} ${InterestState}`;

/**
 * ask: a pending interest of who acts; ask-after-rest: the same, once the last one has rested; same: it is so
 * already, a second press changes nothing.
 */
export type Outcome = 'ask' | 'ask-after-rest' | 'same' | 'accepted' | 'declined' | 'withdrawn';

/** What is not written here is refused. */
export const TRANSITIONS: Readonly<Record<Standing, Partial<Record<Act, Outcome>>>> = {
  none: { show: 'ask' },
  'sent pending': { show: 'same', withdraw: 'withdrawn' },
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

/** The one row of a pair, as far as its state depends on it. */
export interface InterestFacts {
  readonly state: InterestState;
  readonly senderId: number;
  readonly sentAt: Date;
  readonly answeredAt: Date | null;
  readonly expiresAt: Date;
}

/** A pending interest is over at its moment, whether or not the row says so yet. */
export const stateAt = ({ state, expiresAt }: InterestFacts, now: Date): InterestState =>
  state === 'pending' && expiresAt <= now ? 'expired' : state;

export const standingOf = (interest: InterestFacts | null, userId: number, now: Date): Standing =>
  interest ? `${interest.senderId === userId ? 'sent' : 'received'} ${stateAt(interest, now)}` : 'none';

/** Until when a declined or withdrawn interest rests, for the one who sent it; null where nothing holds it back. */
export function restsUntil(interest: InterestFacts, now: Date): Date | null {
  const until = restOf(interest);
  return until && until > now ? until : null;
}

/** What an act comes to at this moment; null: it is refused. */
export function outcomeOf(act: Act, interest: InterestFacts | null, userId: number, now: Date): Outcome | null {
  const outcome = TRANSITIONS[standingOf(interest, userId, now)][act] ?? null;
  if (outcome !== 'ask-after-rest') return outcome;
  return interest && restsUntil(interest, now) ? null : 'ask';
}

const HOUR = 3_600_000;

function restOf({ state, sentAt, answeredAt }: InterestFacts): Date | null {
  if (state === 'declined') return after(answeredAt ?? sentAt, LIMITS.interestCoolOffDays * 24);
  return state === 'withdrawn' ? after(sentAt, LIMITS.interestAgainHours) : null;
}

const after = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR);
