import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './browse.en';
import { te } from './browse.te';

const texts = defineTexts(en, te);

export const useBrowseTexts = () => useTexts(texts);
