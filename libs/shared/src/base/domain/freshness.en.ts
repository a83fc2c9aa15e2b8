// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { Freshness } from './freshness.js';

export const en: Readonly<Record<Freshness, string>> = {
  week: 'Confirmed this week',
  month: 'Confirmed this month',
  quarter: 'Confirmed within 3 months',
};
