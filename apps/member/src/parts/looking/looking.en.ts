import { lookingAnswer as answers } from '@kalyanam/shared/base/domain/lists.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Still looking? – Kalyanam',
  question: 'Are you still looking for a match?',
  questionTo: (name: string) => `${name}, are you still looking for a match?`,
  why: 'Everyone listed here has told us within the last three months that they are still looking. Your answer keeps your profile in the list.',
  whyShort: 'Your answer keeps your profile in the list.',
  row: 'Still looking',
  rowHint: 'Tell us, or pause for now',
  answers,
  other: 'Or something else',
  pauseUntil: 'Ask me again on',
  pauseHint: 'Until then your profile is offline. At most six months from now.',
  send: 'Send',
  done: {
    looking: 'Thank you. Families see that you are looking.',
    pause: (day: string) => `Your profile is offline until ${day}. We will ask you again on that day.`,
    'fixed-here': 'Congratulations! Your profile is hidden from everyone.',
    'fixed-elsewhere': 'Congratulations! Your profile is hidden from everyone.',
    stopped: 'Your profile is offline. We will not ask again.',
  },
  changeMind: 'Pressed the wrong one? Log in: in My Profile you can put it right.',
  changeMindInside: 'Pressed the wrong one? You can put it right in My Profile.',
  logIn: 'Log in',
  answerHere: 'Answer here',
  myProfile: 'My Profile',
  failed: 'We could not load the question.',
  region: 'A question from Kalyanam',
  otherAnswer: 'Another answer',
  pausedUntil: (day: string) => `You have paused until ${day}. We will ask you again then.`,
};

export const useLookingTexts = defineTexts('looking', en);
