import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  ask: 'Ask to see the photos',
  asked: 'You have asked to see the photos. If the family agrees, they appear here.',
};

export const useAskPhotosTexts = defineTexts('askPhotos', en);
