// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { LedgerWhat } from './ledger.js';

export const te: Readonly<Record<LedgerWhat, string>> = {
  profile: 'ప్రొఫైల్',
  photos: 'ఫోటోలు',
  contact: 'ఫోన్, ఇమెయిల్',
  gothra: 'గోత్రం',
  horoscope: 'జాతకం',
  family: 'కుటుంబ వివరాలు',
  biodata: 'బయోడేటా లింకు',
  document: 'గుర్తింపు పత్రం',
  number: 'గుర్తింపు నంబరు',
};
