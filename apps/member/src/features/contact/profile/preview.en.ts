import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Preview - Kalyanam',
  back: 'Back to My Profile',
  lead: 'This is how others see you. The buttons do nothing here.',
  seenBy: 'Seen by',
  verified: 'Verified members',
  'semi-verified': 'Semi-verified members',
  notShown: 'At present no one sees your profile. This is how it will look as soon as others can.',
  failed: 'The preview could not be loaded.',
};

export const usePreviewTexts = defineTexts('preview', en);
