import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './facts.en';
import { te } from './facts.te';

const texts = defineTexts(en, te);

export const useFactTexts = () => useTexts(texts);
