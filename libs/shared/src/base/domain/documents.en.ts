// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { DocumentKind } from './documents.js';

export const en: Readonly<Record<DocumentKind, string>> = {
  aadhaar: 'Aadhaar',
  'aadhaar-masked': 'Masked Aadhaar',
  passport: 'Passport',
  'driving-licence': 'Driving licence',
  'voter-id': 'Voter ID card',
  pan: 'PAN',
};
