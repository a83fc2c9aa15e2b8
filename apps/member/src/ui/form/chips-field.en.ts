import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  search: (name: string) => `Search: ${name}`,
  none: 'None found',
  more: 'More',
  less: 'Fewer',
};

export const useChipsFieldTexts = defineTexts('chipsField', en);
