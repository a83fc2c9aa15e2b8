import { defineTexts } from '@kalyanam/web/i18n/texts';
import { LIMITS } from '@kalyanam/shared/limits';

export const en = {
  title: 'My photos - Kalyanam',
  heading: 'Upload Photos',
  back: 'Back to My Profile',
  lead: 'The first photo is the main one and appears on your card. Press a photo for what you can do with it, or drag it to another place (on a phone, by its dots).',
  none: 'No photos yet. Families look at profiles with a photo first.',
  photos: 'My photos, in order',
  addPhotos: 'Add photos',
  photosHint: `Up to ${LIMITS.photos} in all, JPEG or PNG. Shown only between two verified profiles.`,
  full: `All ${LIMITS.photos} places are taken. Delete a photo to add another.`,
  photoNumber: (position: number) => `My photo ${position}`,
  mainPhoto: 'Main photo',
  waiting: 'Being checked',
  waitingLong: 'Our team looks at this photo first. Others see it after that.',
  makeMain: 'Make main photo',
  placeOf: (position: number, of: number) => `Photo ${position} of ${of}`,
  earlier: 'Move earlier',
  later: 'Move later',
  moved: (position: number, of: number) => `Photo moved to place ${position} of ${of}.`,
  deletePhoto: 'Delete photo',
  deleted: 'Photo deleted.',
  deletedForGood: 'Too late: the photo is deleted for good.',
};

export const usePhotosTexts = defineTexts('photos', en);
