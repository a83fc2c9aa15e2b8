// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { DocumentKind, CheckFact, LedgerWhat, DeclineReason, DeclineMessage, LookingAnswer } from './lists.js';

export const documentKind: Readonly<Record<DocumentKind, string>> = {
  aadhaar: 'Aadhaar',
  'aadhaar-masked': 'Masked Aadhaar',
  passport: 'Passport',
  'driving-licence': 'Driving licence',
  'voter-id': 'Voter ID card',
  pan: 'PAN',
};

export const checkFact: Readonly<Record<CheckFact, string>> = {
  identity: 'Identity',
  'birth-date': 'Date of birth',
  photo: 'Photo matches the document',
  phone: 'Mobile number',
  email: 'Email',
  marital: 'Marital status',
  education: 'Degree',
  employment: 'Employment',
  abroad: 'Residence abroad',
  income: 'Income',
};

export const ledgerWhat: Readonly<Record<LedgerWhat, string>> = {
  profile: 'Profile',
  photos: 'Photos',
  contact: 'Phone and email',
  gothra: 'Gothra',
  horoscope: 'Horoscope',
  family: 'Family details',
  biodata: 'Biodata link',
  document: 'Identity document',
  number: 'Identity number',
};

export const declineReason: Readonly<Record<DeclineReason, string>> = {
  age: 'Age',
  distance: 'Place of work or living',
  'education-work': 'Education or work',
  gothra: 'Gothra',
  horoscope: 'Horoscope',
  family: 'Family prefers otherwise',
  'talking-to-others': 'Talking to another family',
  'not-now': 'Not now',
  'no-reason': 'I would rather not say',
};

export const declineMessage: Readonly<Record<DeclineMessage, string>> = {
  thanks: 'Thank you for your interest. We do not wish to go further; we wish you the very best.',
  busy: 'Thank you. We are talking to another family at present.',
  elders: 'Thank you. Our elders do not find the match suitable; please do not take it ill.',
  silent: '(no message)',
};

export const lookingAnswer: Readonly<Record<LookingAnswer, string>> = {
  looking: 'Yes, still looking',
  pause: 'Pause for now',
  'fixed-here': 'Marriage fixed through Kalyanam',
  'fixed-elsewhere': 'Marriage fixed elsewhere',
  stopped: 'We have stopped looking',
};
