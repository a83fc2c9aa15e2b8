import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './landing.en';
import { te } from './landing.te';

const texts = defineTexts(en, te);

export const useLandingTexts = () => useTexts(texts);
