import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './shortlist.en';
import { te } from './shortlist.te';

const texts = defineTexts(en, te);

export const useShortlistTexts = () => useTexts(texts);
