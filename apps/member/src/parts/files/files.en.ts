import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  addPhotos: 'Add photos',
  mainPhoto: 'Main photo',
  photoTips: { face: 'The face clearly visible, in daylight.', alone: 'One person, no group.' },
  declaration: 'These are real, recent pictures of the candidate, not altered or made by a computer',
  confirm: 'Please confirm',
  held: 'Not sent yet: please tick the sentence above.',
  drop: (name: string) => `Remove ${name}`,
  preparing: 'Preparing the photos…',
  chooseFile: 'Choose file',
  sending: (percent: number) => `Sending, ${percent}%`,
  waiting: 'Waiting',
  sent: 'Sent',
  cancelled: 'Cancelled',
  chooseAgain: 'Choose it again',
};

export const useFileTexts = defineTexts('files', en);
