/** R26: the interest between two members, as shown to one of them. */
import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { outcomeOf, restsUntil, pairStateOf, stateAt, type Act, type InterestFacts } from './transitions.js';

const NEITHER = { direction: null, againAt: null, sentAt: null, answeredAt: null, expiresAt: null } as const;

/** `mayShow`: whether the viewer has the button at all. */
export function interestView(
  viewerId: number,
  interest: InterestFacts | null,
  mayShow: boolean,
  now: Date,
): InterestView {
  const comesTo = (act: Act) => outcomeOf(act, interest, viewerId, now);
  const acts = {
    canShow: mayShow && comesTo('show') === 'ask',
    canAccept: comesTo('accept') === 'accepted',
    canDecline: comesTo('decline') === 'declined',
    canWithdraw: comesTo('withdraw') === 'withdrawn',
  };
  if (!interest) return { state: 'none', ...NEITHER, ...acts };
  const sent = pairStateOf(interest, viewerId, now).startsWith('sent');
  const state = stateAt(interest, now);
  return {
    state,
    direction: sent ? 'sent' : 'received',
    ...acts,
    againAt: sent ? textOf(restsUntil(interest, now)) : null,
    sentAt: interest.sentAt.toISOString(),
    answeredAt: textOf(interest.answeredAt),
    expiresAt: state === 'pending' ? interest.expiresAt.toISOString() : null,
  };
}

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
