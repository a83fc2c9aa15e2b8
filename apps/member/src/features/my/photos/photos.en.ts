import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { PhotoRequestState } from '@kalyanam/shared/contracts/photo-requests';
import { LIMITS } from '@kalyanam/shared/base/limits';

const answered: Readonly<Record<PhotoRequestState, string>> = {
  waiting: '',
  granted: 'They can see your photos.',
  'not-now': 'Not shown. They are not notified.',
};

export const en = {
  leaveTitle: 'Leave without sending?',
  leaveQuestion: 'The pictures you chose are not sent yet: please tick the sentence above them first.',
  leave: 'Leave without them',
  title: 'My photos - Kalyanam',
  heading: 'Upload Photos',
  lead: 'The first photo is on your card. Press a photo to change it, or drag it (on a phone, by its dots).',
  none: 'No photos yet. Families look at profiles with a photo first.',
  photos: 'My photos, in order',
  photosHint: `Up to ${LIMITS.photos} in all, JPEG or PNG. Shown only between two verified profiles, to the families you choose.`,
  full: `All ${LIMITS.photos} places are taken. Delete a photo to add another.`,
  photoNumber: (position: number) => `My photo ${position}`,
  seenLater: 'Others see this photo already. Our team looks at it afterwards.',
  replace: 'Replace',
  waitingLong: 'Our team looks at this photo first. Others see it after that.',
  makeMain: 'Make main photo',
  placeOf: (position: number, of: number) => `Photo ${position} of ${of}`,
  earlier: 'Move earlier',
  later: 'Move later',
  moved: (position: number, of: number) => `Photo moved to place ${position} of ${of}.`,
  deletePhoto: 'Delete photo',
  deleted: 'Photo deleted.',
  deletedForGood: 'Too late: the photo is deleted for good.',
  whoSees: 'Who sees my photos',
  whoSeesHint: 'Choose it under “Who sees what”.',
  whoAsked: 'Who asked',
  shownTo: 'Shown to',
  shownToHint: 'Who opened your photos, and when',
  noneAsked: 'No one yet. With "On request", families ask you here.',
  onlyOnRequest:
    'They asked while you had chosen "On request". Now another choice of yours decides who sees your photos.',
  askedOn: (day: string) => `Asked on ${day}.`,
  answered,
  allow: 'Allow',
  notNow: 'Not now',
  withdraw: 'Stop showing',
  allowedTo: (name: string) => `${name} can see your photos now.`,
  notShownTo: (name: string) => `${name} does not see your photos. We do not tell them.`,
};

export const usePhotosTexts = defineTexts('photos', en);
