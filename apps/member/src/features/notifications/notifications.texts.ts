import { defineTexts, useTexts } from '@kalyanam/web/i18n/texts';
import { en } from './notifications.en';
import { te } from './notifications.te';

const texts = defineTexts(en, te);

export const useNotificationsTexts = () => useTexts(texts);
