import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './photos.en';
import { te } from './photos.te';

const texts = defineTexts(en, te);

export const usePhotosTexts = () => useTexts(texts);
