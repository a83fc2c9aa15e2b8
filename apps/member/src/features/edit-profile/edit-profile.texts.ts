import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './edit-profile.en';
import { te } from './edit-profile.te';

const texts = defineTexts(en, te);

export const useEditTexts = () => useTexts(texts);
