import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Home - Kalyanam',
  greeting: (hour: number, name: string) =>
    `${hour < 12 ? 'Good morning' : hour < 17 ? 'Good afternoon' : 'Good evening'}, ${name}`,
  verifyTitle: 'Verify your email and phone',
  verifyText: 'Two codes, and you can browse profiles and be found by other families.',
  steps: 'Verification',
  email: 'Email',
  phone: 'Phone',
  documentText: 'Our team can review your profile as soon as it is here. You can browse in the meantime.',
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
  things: (count: number) =>
    count === 0 ? 'Nothing waits for you today' : count === 1 ? '1 thing waits' : `${count} things wait`,
  firstBy: (day: string) => `first answer by ${day}`,
  five: 'Today’s five for you',
  fewer: 'For you today',
  all: (count: string) => `All ${count}`,
};

export const useHomeTexts = defineTexts('home', en);
