// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { CheckFact } from './check-facts.js';

export const en: Readonly<Record<CheckFact, string>> = {
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
