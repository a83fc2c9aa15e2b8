import { defineTexts } from '@kalyanam/web/i18n/texts';

/** What a profile is, in place of the first wish that it does not fit. */
export const en = {
  habits: {
    'smoking-occasionally': 'smokes occasionally',
    'smoking-yes': 'smokes',
    'drinking-occasionally': 'drinks occasionally',
    'drinking-yes': 'drinks',
  },
  is: (wish: string, fact: string) => `${wish.toLowerCase()}: ${fact.toLowerCase()}`,
  isNot: (wish: string) => `but not ${wish.toLowerCase()}`,
};

export const useMissTexts = defineTexts('missWords', en);
