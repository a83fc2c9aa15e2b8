import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = { sameGothra: 'Same gothra' };

export const useCardTexts = defineTexts('cards', en);
