import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './contact-views.en';
import { te } from './contact-views.te';

const texts = defineTexts(en, te);

export const useContactViewsTexts = () => useTexts(texts);
