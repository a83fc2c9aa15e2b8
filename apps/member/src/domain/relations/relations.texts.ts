import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './relations.en';
import { te } from './relations.te';

const texts = defineTexts(en, te);

export const useRelationTexts = () => useTexts(texts);
