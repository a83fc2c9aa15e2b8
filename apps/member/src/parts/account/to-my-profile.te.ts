import type { en } from './to-my-profile.en';

export const te: typeof en = {
  own: 'నా ప్రొఫైల్‌కు తిరిగి వెళ్లండి',
  of: (name) => `${name} గారి ప్రొఫైల్‌కు తిరిగి వెళ్లండి`,
  ofCandidate: 'అమ్మాయి/అబ్బాయి ప్రొఫైల్‌కు తిరిగి వెళ్లండి',
};
