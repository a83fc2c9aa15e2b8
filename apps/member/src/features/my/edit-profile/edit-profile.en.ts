import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Edit Profile - Kalyanam',
  heading: 'Edit Profile',
  lead: 'Each part is saved separately.',
  sections: {
    personal: 'Personal',
    caste: 'Caste and gothra',
    professional: 'Education and work',
    family: 'Family home',
    words: 'In your own words',
  },
  more: 'Tell us more',
  moreHint: 'Family, roots, study and work, lifestyle',
  inReview: 'In review',
  unsaved: 'Not saved yet',
  reviewLead:
    'Your profile is verified. Our team reviews changes to the fields with a lock first; until then others see the old value.',
  reviewedFirst: 'Our team reviews changes to this first.',
  waiting: (value: string) => `Our team is reviewing: ${value}. Until then others see the value above.`,
  save: 'Save',
  nothingChanged: 'Nothing to save: you have not changed anything.',
  saved: 'Your changes are saved.',
  savedForReview: 'Saved. Changes that our team reviews first are marked.',
  fixFirst: (count: number) =>
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
  notSaved: 'Your changes are not saved yet',
  draftRestored: 'We kept the changes you had not saved. Check and save them, or discard them.',
  discard: 'Discard my changes',
  leaveTitle: 'Leave without saving?',
  leaveQuestion: 'Your changes on this page are not saved yet.',
  leave: 'Discard and leave',
  conflictTitle: 'This profile was changed somewhere else',
  numbers: 'Identity document',
  numbersHint: 'Seen only by the verification team; erased after the check.',
  replaceNumbers: 'Replace the numbers',
  numbersReplaced: 'The numbers are replaced.',
};

export const useEditTexts = defineTexts('editProfile', en);
