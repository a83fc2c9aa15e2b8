// Made by tools/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { Freshness } from './freshness.js';

export const te: Readonly<Record<Freshness, string>> = {
  week: 'ఈ వారం ధ్రువీకరించారు',
  month: 'ఈ నెల ధ్రువీకరించారు',
  quarter: 'గత 3 నెలల్లో ధ్రువీకరించారు',
};
