import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Home - Kalyanam',
  welcome: (name: string) => `Welcome, ${name}`,
  verifyTitle: 'Verify your email and phone',
  verifyText: 'Two codes, and you can browse profiles and be found by other families.',
  steps: 'Verification',
  email: 'Email',
  phone: 'Phone',
  documentText: 'Our team can review your profile as soon as it is here. You can browse in the meantime.',
  questionText: 'Please answer it, so that we can verify your profile.',
  answer: 'Answer',
  reviewTitle: 'Our team is reviewing your documents',
  reviewText: (from: number, to: number) =>
    `This takes ${from}-${to} hours. You can browse in the meantime; photos and phone numbers open when you are verified.`,
  rejectedText: (left: number): string =>
    left === 0
      ? 'You can read the reason in My Profile. Please write to our support team to continue.'
      : 'Read the reason, correct your profile, and send it to us again.',
  readReason: 'Read the reason',
  hiddenTitle: 'Other families cannot see your profile',
  hiddenText: 'It is offline. In My Profile you can bring it back.',
  marriedText: 'You have said that the marriage is fixed.',
  toMyProfile: 'Go to My Profile',
  waiting: (count: number) =>
    count === 1 ? '1 family is waiting for your answer' : `${count} families are waiting for your answer`,
  answerUntil: (day: string) => `Answer by ${day}`,
  allInterests: 'See all interests',
  noneWaiting: 'No family is waiting for your answer today.',
  newest: 'Newest profiles',
  allProfiles: (count: string) => `See all ${count}`,
  noProfiles: 'No profiles found',
  noProfilesText: 'Change the filters to look further.',
  mine: 'Your profile',
  percent: (percent: number) => `${percent}% complete`,
  preview: 'See and edit my profile',
  quick: 'Yours',
  wishes: 'What we look for',
  shortlist: 'My shortlist',
  notifications: 'Notifications',
  unread: (count: number) => `${count} new`,
  whoSaw: 'Who has looked',
  settings: 'Profile Settings',
  laterTitle: 'Tell families a little more',
  laterText:
    'Native place, degree, parents, brothers and sisters: what families ask in the first call. It takes three minutes, and you choose who sees it.',
  fillIn: 'Fill it in now',
  later: 'Later',
  /** C15: the tiles of simple mode. */
  simple: {
    newFamilies: 'New families',
    interests: 'Interests',
    calls: 'Calls',
    ourProfile: 'Our profile',
    help: 'Help',
    families: (count: string) => (count === '1' ? '1 family' : `${count} families`),
    waiting: (count: string) => (count === '1' ? '1 waits for your answer' : `${count} wait for your answer`),
    callsToDo: (count: string) => (count === '1' ? '1 call' : `${count} calls`),
    nothingToDo: 'Nothing to do today',
    helpLead: 'How to make the text larger, and have it read to you',
  },
};

export const useHomeTexts = defineTexts('home', en);
