import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Interests - Kalyanam',
  heading: 'Interests',
  boxes: 'Lists',
  received: 'Received',
  sent: 'Sent',
  accepted: 'Accepted',
  waiting: (count: number) => `${count} waiting`,
  count: (count: number) => (count === 1 ? '1 family' : `${count} families`),
  left: (left: number, day: number) =>
    left === 0
      ? `You have shown interest to ${day} profiles today. Tomorrow you can go on.`
      : `You can show interest to ${left} of ${day} profiles today.`,
  receivedEmpty: 'No interest received yet',
  receivedHint: 'A clear photo and a few honest sentences bring most answers.',
  sentEmpty: 'No interest sent yet',
  sentHint: 'Open a profile that suits your family and press Show Interest.',
  acceptedEmpty: 'No accepted interest yet',
  acceptedHint: 'When one side shows interest and the other accepts, you find each other here.',
  notVerified: 'You can show interest yourself as soon as our team has verified your profile.',
  browse: 'Browse Profiles',
  myProfile: 'Look at my profile',
  toReceived: 'See received interests',
  shortlist: 'My shortlist',
};

export const useInterestsTexts = defineTexts('interests', en);
