import { en } from '@kalyanam/shared/base/domain/photos.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

/** The words of the vocabulary for levels, states and reasons. */
export const usePhotoWords = defineTexts('photoWords', en);
