import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './blocked.en';
import { te } from './blocked.te';

const texts = defineTexts(en, te);

export const useBlockedTexts = () => useTexts(texts);
