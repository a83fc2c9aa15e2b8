import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './app.en';
import { te } from './app.te';

const texts = defineTexts(en, te);

export const useAppTexts = () => useTexts(texts);
