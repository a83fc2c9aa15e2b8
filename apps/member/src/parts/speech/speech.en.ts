import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  listen: 'Listen',
  stop: 'Stop reading',
};

export const useSpeechTexts = defineTexts('speech', en);
