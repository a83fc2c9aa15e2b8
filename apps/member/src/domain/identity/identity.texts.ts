import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './identity.en';
import { te } from './identity.te';

const texts = defineTexts(en, te);

export const useIdentityTexts = () => useTexts(texts);
