/** R26: the interest between two members, as shown to one of them. */
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { INTEREST_LIMITS, type WaitsFor } from '@kalyanam/shared/topics/interests/interests';
import { outcomeOf, restsUntil, pairStateOf, stateAt, type Act, type InterestFacts } from './transitions.js';

const NEITHER = {
  state: 'none',
  direction: null,
  againAt: null,
  sentAt: null,
  answeredAt: null,
  expiresAt: null,
  waitingBefore: null,
  waitsFor: null,
  note: null,
  noteState: null,
  message: null,
  undoUntil: null,
} as const;

/** `mayShow`: whether the viewer has the button at all. */
export function interestView(
  viewerId: number,
  interest: InterestFacts | null,
  mayShow: boolean,
  now: Date,
): InterestView {
  const comesTo = (act: Act) => outcomeOf(act, interest, viewerId, now);
  const canAccept = comesTo('accept') === 'accepted';
  const show = comesTo('show');
  const acts = {
    // What the viewer does not know of is met by asking.
    canShow: mayShow && (show === 'ask' || (show === 'accepted' && !canAccept)),
    canAccept,
    canDecline: comesTo('decline') === 'declined',
    canWithdraw: comesTo('withdraw') === 'withdrawn',
  };
  const seen = pairStateOf(interest, viewerId, now);
  if (!interest || seen === 'none' || seen === 'received waiting') return { ...NEITHER, ...acts };
  const sent = seen.startsWith('sent');
  return { ...acts, ...(sent ? sentView(interest, now) : receivedView(interest, seen === 'received declining', now)) };
}

type Side = Omit<InterestView, 'canShow' | 'canAccept' | 'canDecline' | 'canWithdraw'>;

function sentView(interest: InterestFacts, now: Date): Side {
  const { deliveredAt, declineMessage, before, taken, noteState } = interest;
  const state = stateAt(interest, now);
  const free = Math.max(0, INTEREST_LIMITS.places - taken);
  const waitsFor: WaitsFor | null = state === 'pending' && !deliveredAt ? (before < free ? 'morning' : 'place') : null;
  return {
    state,
    direction: 'sent',
    againAt: textOf(restsUntil(interest, now)),
    sentAt: interest.sentAt.toISOString(),
    answeredAt: textOf(interest.answeredAt),
    expiresAt: state === 'pending' ? textOf(interest.expiresAt) : null,
    waitsFor,
    waitingBefore: waitsFor && Math.max(0, before - free),
    note: interest.note,
    noteState: noteState === 'none' ? null : noteState,
    message: state === 'declined' && declineMessage !== 'silent' ? declineMessage : null,
    undoUntil: null,
  };
}

/** To the receiver it begins with its delivery, and its words are none until our team lets them go. */
function receivedView(interest: InterestFacts, isDeclining: boolean, now: Date): Side {
  const { deliveredAt, declineDueAt, note, noteState } = interest;
  const state = isDeclining ? 'declined' : stateAt(interest, now);
  return {
    state,
    direction: 'received',
    againAt: null,
    sentAt: textOf(deliveredAt),
    answeredAt: textOf(isDeclining ? declineDueAt : interest.answeredAt),
    expiresAt: state === 'pending' ? textOf(interest.expiresAt) : null,
    waitsFor: null,
    waitingBefore: null,
    note: noteState === 'clear' ? note : null,
    noteState: null,
    message: null,
    undoUntil: isDeclining ? textOf(declineDueAt) : null,
  };
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
