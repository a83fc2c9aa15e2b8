// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { LookingAnswer } from './looking-answers.js';

export const te: Readonly<Record<LookingAnswer, string>> = {
  looking: 'అవును, ఇంకా చూస్తున్నాం',
  pause: 'ప్రస్తుతానికి ఆపండి',
  'fixed-here': 'కళ్యాణం ద్వారా పెళ్లి కుదిరింది',
  'fixed-elsewhere': 'వేరే చోట పెళ్లి కుదిరింది',
  stopped: 'చూడటం మానేశాం',
};
