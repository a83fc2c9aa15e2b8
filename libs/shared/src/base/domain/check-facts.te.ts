// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { CheckFact } from './check-facts.js';

export const te: Readonly<Record<CheckFact, string>> = {
  identity: 'గుర్తింపు',
  'birth-date': 'పుట్టిన తేదీ',
  photo: 'ఫోటో పత్రంతో సరిపోలింది',
  phone: 'మొబైల్ నంబరు',
  email: 'ఇమెయిల్',
  marital: 'వైవాహిక స్థితి',
  education: 'డిగ్రీ',
  employment: 'ఉద్యోగం',
  abroad: 'విదేశాల్లో నివాసం',
  income: 'ఆదాయం',
};
