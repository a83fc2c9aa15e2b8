import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Between this member and another: interest, shortlist, block. */
export const en = {
  showInterest: 'Show Interest',
  acceptInterest: 'Accept interest',
  decline: 'Decline',
  withdraw: 'Withdraw interest',
  sending: 'Sending…',
  sent: (day: string) => `Interest sent on ${day}.`,
  waitsUntil: (name: string, day: string) => `${name} can answer until ${day}.`,
  received: (name: string) => `${name} has shown interest in you.`,
  answerUntil: (day: string) => `You can answer until ${day}.`,
  accepted: 'Interest accepted: the wish is mutual.',
  declinedByOther: (name: string) => `${name} has declined.`,
  declinedByMe: (day: string) => `You declined on ${day}.`,
  withdrawn: 'You have withdrawn your interest.',
  againFrom: (moment: string) => `You can show interest again from ${moment}.`,
  lapsedSent: (name: string) => `Your interest has lapsed: ${name} did not answer in time.`,
  lapsedReceived: (name: string) => `The interest of ${name} has lapsed without an answer.`,
  left: (count: number) =>
    count === 0
      ? 'Interest sent. That was the last one for today.'
      : count === 1
        ? 'Interest sent. You can show interest once more today.'
        : `Interest sent. You can show interest ${count} more times today.`,
  nowAccepted: (name: string) => `You have accepted the interest of ${name}.`,
  nowDeclined: (name: string) => `You have declined the interest of ${name}.`,
  nowWithdrawn: 'Your interest is withdrawn.',
  declineTitle: (name: string) => `Decline the interest of ${name}?`,
  declineQuestion: (days: number) =>
    `No message is sent about it, and it cannot be taken back. For ${days} days the other side cannot show interest again; you can.`,
  notSent: 'This did not reach our server. Nothing was changed; please try again.',
  shortlist: 'Add to shortlist',
  onShortlist: 'Remove from shortlist',
  removedFromShortlist: (name: string) => `${name} is no longer on your shortlist.`,
  undo: 'Undo',
  block: 'Block',
  blocked: (name: string) => `${name} is blocked: neither of you sees the other any more.`,
  unblocked: (name: string) => `${name} is no longer blocked.`,
};

export const useRelationTexts = defineTexts('relations', en);
