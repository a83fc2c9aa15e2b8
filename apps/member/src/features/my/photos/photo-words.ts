import type { OwnPhoto } from '@kalyanam/shared/contracts/files';
import { en } from '@kalyanam/shared/base/domain/photos.en';
import { defineTexts } from '@kalyanam/web/i18n/texts';

/** The words of the vocabulary for levels, states and reasons. */
export const usePhotoWords = defineTexts('photoWords', en);

/** Rejected photos come last; a lone rejected photo is not a main photo. */
export const isMain = ({ state }: OwnPhoto, index: number): boolean => index === 0 && state !== 'rejected';
