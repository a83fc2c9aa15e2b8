import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Kalyanam: matrimony for Reddy families',
  kicker: 'For Reddy families, here and abroad',
  heading: 'Where two families get to know each other',
  lead: 'Every verified profile was checked by our team or vouched for by the community. Your number and photos stay private until you and the other family are both verified.',
  forWhom: 'Who is the profile for?',
  answers: { self: 'Myself', son: 'My son', daughter: 'My daughter', brother: 'My brother', sister: 'My sister' },
  haveAccount: 'I already have an account',
  verified: 'verified profiles',
  cities: (countries: number) => (countries ? `towns in ${countries} countries` : 'towns where members work'),
  countries: 'countries where members work',
  answered: 'of interests are answered',

  sampleName: 'Sravani Reddy, 28',
  sampleBadge: 'Verified Profile',
  sampleWork: 'Private sector · Hyderabad, Telangana',
  sampleFacts: 'Masters · 5′4″',
  sampleNote: 'An example. The figure is drawn, the person invented.',

  freeText: 'No payment to register, verify or browse.',
};

export const useLandingTexts = defineTexts('landing', en);
