import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './files.en';
import { te } from './files.te';

const texts = defineTexts(en, te);

export const useFileTexts = () => useTexts(texts);
