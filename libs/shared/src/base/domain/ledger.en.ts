// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { LedgerWhat } from './ledger.js';

export const en: Readonly<Record<LedgerWhat, string>> = {
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
