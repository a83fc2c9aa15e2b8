import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './verify.en';
import { te } from './verify.te';

const texts = defineTexts(en, te);

export const useVerifyTexts = () => useTexts(texts);
