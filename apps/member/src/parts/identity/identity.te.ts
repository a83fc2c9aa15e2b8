import type { en } from './identity.en';

export const te: typeof en = {
  or: 'లేదా',
  known: { 'Continue with Google': 'Google తో కొనసాగండి' },
  proved: (email) => `${email}: మీరు లాగిన్ అయిన సేవ (ఉదా. Google) దీన్ని ఇప్పటికే ధ్రువీకరించింది. ఇది మీది కాకపోతేనే మార్చండి.`,
  expired: 'ఆ సేవ ద్వారా చేసిన లాగిన్ గడువు ముగిసింది. అది లేకుండానే నమోదు చేసుకోవచ్చు.',
};
