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
  sayHello: (name: string) => `Say hello to ${name}’s family`,
  words: 'Your words',
  wordsHint: 'Say what you like, and who you are. Your number opens as set in “Who sees what”.',
  beginnings: 'Beginnings',
  tooLong: (most: number, over: number) => `At most ${most} characters: ${over} too many`,
  send: 'Send interest',
  sendWithout: 'Send without words',
  noWords: 'Write a few words, or send without words.',
  limits: (perDay: number, days: number) => `${perDay} a day · they have ${days} days · you can withdraw`,
  sendAnyway: 'Send anyway?',
  warned: 'Please look once more at what is marked: numbers and meeting elsewhere come better after both have agreed.',
  yesSend: 'Send anyway',
  change: 'Change the words',
  noteOf: (name: string) => `${name} writes`,
  ownNote: 'You wrote',
  noteHeld: 'Our team looks at your words first, within 24 hours. The interest does not wait for that.',
  noteRefused: 'Our team did not pass your words on. Your interest remains.',
  declinedWith: (name: string) => `${name} answers`,
  yes: 'Yes, let us talk',
  no: 'No, thanks',
  noInWords: 'No, with a letter',
  suggestYes: 'Suggest a yes',
  suggestNo: 'Suggest a no',
  candidateDecides: (name: string) => `${name} decides.`,
  suggested: (name: string) => `Suggested to ${name}, who decides.`,
  familyIn: (place: string) => `Family in ${place}`,
  answerBy: (day: string) => `Answer by ${day}`,
  daysLeft: (left: number) => (left === 1 ? 'last day' : `${left} days left`),
  declineTitle: (name: string) => `Say no to ${name}`,
  declineSeveralTitle: (count: number) => (count === 1 ? 'Say no to 1 family' : `Say no to ${count} families`),
  reason: 'Your reason, for you alone',
  reasonHint: 'Only you ever read this.',
  reasons: declineReason,
  message: 'The letter they read',
  messageHint: (days: number) =>
    `They read it on your profile. They cannot show interest again for ${days} days; you still can.`,
  messages: declineMessage,
  declineSeveralNow: (count: number) => (count === 1 ? 'No to 1 family' : `No to ${count} families`),
  declined: (name: string) => `You said no to ${name}’s family.`,
  declinedSeveral: (count: number) => `You said no to ${count} families.`,
  notThere: (count: number) => (count === 1 ? '1 was already closed.' : `${count} were already closed.`),
  undone: 'Undone. They are waiting for your answer again.',
  tooLate: 'It was too late to undo this.',
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
