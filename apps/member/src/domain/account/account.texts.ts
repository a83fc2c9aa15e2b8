import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './account.en';
import { te } from './account.te';

const texts = defineTexts(en, te);

export const useAccountTexts = () => useTexts(texts);
