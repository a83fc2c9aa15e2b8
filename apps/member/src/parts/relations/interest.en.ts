import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Texts about interest between this member and another. */
export const en = {
  showInterest: 'Show Interest',
  showInterestIn: (name: string) => `Show Interest in ${name}`,
  answer: 'Answer',
  answerName: (name: string) => `Answer ${name}`,
  withdraw: 'Withdraw interest',
  withdrawShort: 'Withdraw',
  sent: 'Interest sent',
  waiting: (days: number, left: number) =>
    [
      days > 0 && `Waiting ${days === 1 ? '1 day' : `${days} days`}`,
      left === 1 ? 'last day' : days > 0 ? `${left} left` : `${left} days left to answer`,
    ]
      .filter(Boolean)
      .join(', '),
  waitsForPlace: (before: number) =>
    before === 0
      ? 'Their list is full. You are next; we deliver it automatically.'
      : before === 1
        ? 'Their list is full. 1 family is before you; we deliver it automatically.'
        : `Their list is full. ${before} families are before you; we deliver it automatically.`,
  waitsForMorning: 'We deliver it at 8 in the morning, India time.',
  toBeDelivered: 'Waiting to be delivered',
  received: (name: string) => `${name} has shown interest in you.`,
  accepted: 'You are both interested.',
  declinedByOther: (name: string) => `${name} has declined.`,
  declinedByMe: (day: string) => `You declined on ${day}.`,
  withdrawn: 'You have withdrawn your interest.',
  againFrom: (moment: string) => `You can show interest again from ${moment}.`,
  lapsedSent: (name: string) => `Your interest has expired: ${name} did not answer in time.`,
  lapsedReceived: (name: string) => `${name}’s interest has expired without an answer.`,
  left: (count: number) =>
    count === 0
      ? 'Interest sent. That was the last one for today.'
      : count === 1
        ? 'Interest sent. You can show interest once more today.'
        : `Interest sent. You can show interest ${count} more times today.`,
  nowAccepted: (name: string) => `You have accepted ${name}’s interest.`,
  nowWaits: 'Your interest waits to be delivered.',
  nowWithdrawn: 'Your interest is withdrawn.',
  notSent: 'We could not reach our server. Nothing was changed; please try again.',
};

export const useInterestTexts = defineTexts('interest', en);
