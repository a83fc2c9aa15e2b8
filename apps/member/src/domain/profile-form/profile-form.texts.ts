import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './profile-form.en';
import { te } from './profile-form.te';

const texts = defineTexts(en, te);

export const useProfileFormTexts = () => useTexts(texts);
