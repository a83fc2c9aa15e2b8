import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './auth.en';
import { te } from './auth.te';

const texts = defineTexts(en, te);

export const useAuthTexts = () => useTexts(texts);
