import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './settings.en';
import { te } from './settings.te';

const texts = defineTexts(en, te);

export const useSettingsTexts = () => useTexts(texts);
