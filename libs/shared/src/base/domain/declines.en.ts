// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { DeclineMessage, DeclineReason } from './declines.js';

export const reasons: Readonly<Record<DeclineReason, string>> = {
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

export const messages: Readonly<Record<DeclineMessage, string>> = {
  thanks: 'Thank you for your interest. We do not wish to go further; we wish you the very best.',
  busy: 'Thank you. We are talking to another family at present.',
  elders: 'Thank you. Our elders do not find the match suitable; please do not take it ill.',
  silent: '(no message)',
};
