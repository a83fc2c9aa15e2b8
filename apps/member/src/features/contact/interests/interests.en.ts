import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Interests - Kalyanam',
  heading: 'Interests',
  boxes: 'Lists',
  tabs: { received: 'To answer', accepted: 'Both said yes', sent: 'Sent' },
  answersWait: (count: number) => `${count} waiting`,
  count: (count: number) => (count === 1 ? '1 family' : `${count} families`),
  left: (left: number, day: number) =>
    left === 0
      ? `You have shown interest in ${day} profiles today. You can continue tomorrow.`
      : `You can send ${left} more ${left === 1 ? 'interest' : 'interests'} today.`,
  toContact: 'See phone and email',
  since: (day: string) => `Since ${day}`,
  one: 'Interest',
  toProfile: 'See the whole profile',
  contact: 'Contact',
  allAnswered: 'All answered',
  others: (count: number) => `${count} more`,
  answered: 'Answered before',
  order: 'Order',
  orders: { fit: 'Best fit', end: 'Soonest end' },
  select: 'Select',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: 'Choose all',
  chosen: (count: number) => (count === 1 ? '1 chosen' : `${count} chosen`),
  fits: (fits: string, stated: string) => `fits ${fits} of ${stated}`,
  days: (left: number) => (left === 1 ? 'last day' : `${left} days`),
  onTheirWay: (count: number) =>
    `${count} on the way: at night, or when a family has ${INTEREST_LIMITS.places} waiting, we deliver yours a little later.`,
  callOff: (moment: string) => `The call on ${moment} is off.`,
  closedTitle: 'No longer open',
  closedReason: {
    'found-match':
      'This family has found its match. The interest between you is closed; if that changes, it opens again.',
    closed: 'This family’s profile is not open to you now. The interest is closed; if that changes, it opens again.',
  },
  receivedEmpty: 'No interest received yet',
  receivedHint: 'A clear photo and a few honest sentences get the most replies.',
  sentEmpty: 'No interest sent yet',
  sentHint: 'Open a profile that suits your family and press Show Interest.',
  acceptedEmpty: 'No accepted interest yet',
  acceptedHint: 'When one of you shows interest and the other accepts, you will find each other here.',
  notVerified: 'You can show interest once our team has verified your profile.',
  myProfile: 'See my profile',
  toReceived: 'See received interests',
  shortlist: 'My shortlist',
};

export const useInterestsTexts = defineTexts('interests', en);
