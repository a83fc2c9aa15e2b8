import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './interests.en';
import { te } from './interests.te';

const texts = defineTexts(en, te);

export const useInterestsTexts = () => useTexts(texts);
