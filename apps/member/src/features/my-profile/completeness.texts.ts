import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './completeness.en';
import { te } from './completeness.te';

const texts = defineTexts(en, te);

export const useCompletenessTexts = () => useTexts(texts);
