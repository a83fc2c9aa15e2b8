// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { Freshness } from './lists.js';

export const te: Readonly<Record<Freshness, string>> = {
  week: 'ఇంకా చూస్తున్నామని ఈ వారం చెప్పారు',
  month: 'ఇంకా చూస్తున్నామని ఈ నెల చెప్పారు',
  quarter: 'ఇంకా చూస్తున్నామని గత 3 నెలల్లో చెప్పారు',
};
