import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './profile.en';
import { te } from './profile.te';

const texts = defineTexts(en, te);

export const useProfileTexts = () => useTexts(texts);
