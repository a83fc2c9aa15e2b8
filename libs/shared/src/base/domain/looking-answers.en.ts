// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { LookingAnswer } from './looking-answers.js';

export const en: Readonly<Record<LookingAnswer, string>> = {
  looking: 'Yes, still looking',
  pause: 'Pause for now',
  'fixed-here': 'Marriage fixed through Kalyanam',
  'fixed-elsewhere': 'Marriage fixed elsewhere',
  stopped: 'We have stopped looking',
};
