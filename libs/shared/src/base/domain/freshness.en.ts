// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { Freshness } from './lists.js';

export const en: Readonly<Record<Freshness, string>> = {
  week: 'Still looking · this week',
  month: 'Still looking · this month',
  quarter: 'Still looking · within 3 months',
};
