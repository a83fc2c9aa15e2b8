import type { en } from './consent-waits.en';

export const te: typeof en = {
  title: (name) => `ముందుగా ${name} గారు ఒప్పుకోవాలి`,
  text: (name) => `${name} గారు తమ సొంత ఫోన్‌తో సరే అనే వరకు ఈ ప్రొఫైల్ ఎవరికీ కనిపించదు. అంతవరకు మీరు ప్రొఫైళ్లు చూడవచ్చు.`,
  ask: 'వారిని అడగండి',
};
