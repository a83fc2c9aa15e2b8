import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './common.en';
import { te } from './common.te';

const texts = defineTexts(en, te);

export const useCommonTexts = () => useTexts(texts);
