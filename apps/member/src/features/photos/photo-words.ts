import type { OwnPhoto } from '@kalyanam/shared/contracts/files';
import { en } from '@kalyanam/shared/domain/photos.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

/** The words of the vocabulary for levels, states and reasons. */
export const usePhotoWords = defineTexts('photoWords', en);

/** What was not accepted stands last, and is the main one for nobody where it stands alone. */
export const isMain = ({ state }: OwnPhoto, index: number): boolean => index === 0 && state !== 'rejected';
