// Made by tools/data/split-domain.mjs from the tables of libs/shared/domain: change those.

import type { PhotoWords } from './photos.js';

export const te: PhotoWords = {
  visibility: { verified: 'ధ్రువీకరించిన సభ్యులందరికీ', accepted: 'ఆసక్తిని అంగీకరించాక', request: 'అడిగినప్పుడు, నేను అనుమతిస్తే' },
  state: { pending: 'మా బృందం చూడాలి', approved: 'ఆమోదించారు', rejected: 'ఆమోదించలేదు' },
  refusal: {
    'no-face': 'ముఖం కనిపించడం లేదు',
    'several-people': 'ఫోటోలో ఒకరి కన్నా ఎక్కువ మంది ఉన్నారు',
    'not-the-person': 'ప్రొఫైల్‌లోని వ్యక్తి కాదు',
    'contact-in-picture': 'ఫోటోలో ఫోన్ నంబరు లేదా చిరునామా ఉంది',
    unclear: 'చీకటిగా, చిన్నగా లేదా మసకగా ఉంది',
    altered: 'ఎడిట్ చేసిన, లేదా కంప్యూటర్ (AI) తయారు చేసిన ఫోటో',
    unsuitable: 'తగినది కాదు',
  },
};
