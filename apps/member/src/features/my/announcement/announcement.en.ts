import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  region: 'News from our team',
  open: 'Open the page',
  close: 'Close this message',
};

export const useAnnouncementTexts = defineTexts('announcement', en);
