import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './register.en';
import { te } from './register.te';

const texts = defineTexts(en, te);

export const useRegisterTexts = () => useTexts(texts);
