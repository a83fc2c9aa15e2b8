import { declineMessage, declineReason } from '@kalyanam/shared/base/domain/lists.en';
import type { AnswerRate, AnswerSpeed } from '@kalyanam/shared/topics/interests/honesty';
import { defineTexts } from '@kalyanam/web/i18n/texts';

const rates: Readonly<Record<AnswerRate, string>> = {
  'nearly-everyone': 'Answers nearly everyone',
  most: 'Answers most families',
};
const speeds: Readonly<Record<AnswerSpeed, string>> = {
  day: 'usually within a day',
  'three-days': 'usually within 3 days',
  week: 'usually within a week',
};

/** C9: the words with an interest, a kind decline, and how a member answers. */
export const en = {
  rates,
  speeds,
  addWords: 'Write a few words first',
  wordsTitle: (name: string) => `A few words to ${name}`,
  words: 'Your words',
  wordsHint:
    'What you like in the profile, and who you are. No numbers: phone and email open when you are both interested.',
  openers: 'Beginnings',
  openersList: {
    families: 'Namaste. We read your profile with interest and would like our families to talk.',
    values: 'Namaste. Our families seem to value the same things, and I would be glad to hear from you.',
    yourself: 'Namaste. I liked what you wrote about yourself, and would like to know you better.',
  },
  tooLong: (most: number, over: number) => `At most ${most} characters: ${over} too many`,
  send: 'Show Interest with these words',
  sendAnyway: 'Send anyway?',
  warned: 'Please look once more at what is marked: numbers and meeting elsewhere come better after both have agreed.',
  yesSend: 'Send anyway',
  change: 'Change the words',
  noteOf: (name: string) => `${name} writes`,
  ownNote: 'You wrote',
  noteHeld: 'Our team looks at your words first, within 24 hours. The interest does not wait for that.',
  noteRefused: 'Our team did not pass your words on. Your interest remains.',
  declinedWith: (name: string) => `${name} answers`,
  declineTitle: (name: string) => `Decline ${name}’s interest?`,
  declineSeveralTitle: (count: number) => (count === 1 ? 'Decline 1 interest?' : `Decline ${count} interests?`),
  reason: 'Why',
  reasonHint: 'Only you ever read this.',
  reasons: declineReason,
  message: 'Your answer',
  messageHint: (days: number) =>
    `They read it on your profile. They cannot show interest again for ${days} days; you still can.`,
  messages: declineMessage,
  declineNow: 'Decline interest',
  declineSeveralNow: (count: number) => `Decline ${count}`,
  declined: (count: number) => (count === 1 ? 'Interest declined.' : `${count} interests declined.`),
  notThere: (count: number) => (count === 1 ? '1 was already closed.' : `${count} were already closed.`),
  undone: 'Undone. They are waiting for your answer again.',
  tooLate: 'It was too late to undo this.',
  chooseSeveral: 'Decline several',
  choose: (name: string) => `Choose ${name}`,
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  chooseAll: 'Choose all on this page',
  myAnswers: 'How you answer',
  myFigures: (answered: number, delivered: number) =>
    `Answered in the last 90 days: ${answered} of ${delivered}. Interests that still wait for you do not count.`,
  myMedian: (hours: number) =>
    hours < 1.5
      ? 'Half of the answers came within an hour.'
      : `Half of the answers came within ${Math.round(hours)} hours.`,
  othersRead: (line: string) => `Verified members read: ${line}.`,
  othersReadNothing: 'Others see how often you reply only once you have had five interests and answered most.',
  myReasons: 'Why you declined',
  times: (word: string, count: number) => `${word}: ${count}`,
  makeMust: 'If it is always the same reason, add it to “What we look for” and such profiles are left out.',
  toWishes: 'Go to “What we look for”',
};

export const useAnswerTexts = defineTexts('answers', en);
