import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Interests - Kalyanam',
  heading: 'Interests',
  boxes: 'Lists',
  received: 'Received',
  sent: 'Sent',
  accepted: 'Accepted',
  waiting: 'Waiting',
  answersWait: (count: number) => `${count} waiting`,
  count: (count: number) => (count === 1 ? '1 family' : `${count} families`),
  left: (left: number, day: number) =>
    left === 0
      ? `You have shown interest in ${day} profiles today. You can continue tomorrow.`
      : `You can send ${left} more ${left === 1 ? 'interest' : 'interests'} today.`,
  toContact: 'See phone and email',
  since: (day: string) => `Since ${day}`,
  acceptedTitle: (count: number) =>
    count === 1 ? 'One family and you are both interested' : `${count} families and you are both interested`,
  closedTitle: 'No longer open',
  closedReason: {
    'found-match':
      'This family has found its match. The interest between you is closed; if that changes, it opens again.',
    closed: 'This family’s profile is not open to you now. The interest is closed; if that changes, it opens again.',
  },
  others: 'See other profiles',
  receivedEmpty: 'No interest received yet',
  receivedHint: 'A clear photo and a few honest sentences get the most replies.',
  sentEmpty: 'No interest sent yet',
  sentHint: 'Open a profile that suits your family and press Show Interest.',
  acceptedEmpty: 'No accepted interest yet',
  acceptedHint: 'When one of you shows interest and the other accepts, you will find each other here.',
  waitingEmpty: 'Nothing on its way',
  waitingHint: `At night, or when a family has ${INTEREST_LIMITS.places} waiting, we deliver yours a little later.`,
  notVerified: 'You can show interest once our team has verified your profile.',
  myProfile: 'See my profile',
  toReceived: 'See received interests',
  shortlist: 'My shortlist',
};

export const useInterestsTexts = defineTexts('interests', en);
