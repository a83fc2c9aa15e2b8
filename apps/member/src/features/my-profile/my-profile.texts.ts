import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './my-profile.en';
import { te } from './my-profile.te';

const texts = defineTexts(en, te);

export const useMyProfileTexts = () => useTexts(texts);
