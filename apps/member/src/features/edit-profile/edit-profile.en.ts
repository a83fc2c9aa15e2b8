import { defineTexts } from '@kalyanam/web/i18n/texts';

const EITHER = new Intl.ListFormat('en-GB', { type: 'disjunction' });

export const en = {
  title: 'Edit Profile - Kalyanam',
  heading: 'Edit Profile',
  back: 'Back to My Profile',
  sections: {
    basic: 'Personal',
    details: 'Profile Details',
    family: 'Family & Preferences',
  },
  reviewLead: (fields: readonly string[]) =>
    `Your profile is verified. If you change ${EITHER.format(fields).toLowerCase()}, our team reviews it first. Until then others see the old value.`,
  needsReview: 'Our team reviews changes to this first.',
  waiting: (value: string) => `Our team is reviewing: ${value}. Until then others see the value above.`,
  save: 'Save',
  saving: 'Saving…',
  nothingChanged: 'Nothing to save: you have not changed anything.',
  saved: 'Your changes are saved.',
  savedForReview: 'Saved. Changes that our team reviews first are marked.',
  fixFirst: (count: number) =>
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
  notSaved: 'Your changes are not saved yet',
  kept: 'Nothing you wrote is lost.',
  draftRestored: 'We kept the changes you had not saved. Check and save them, or discard them.',
  discard: 'Discard my changes',
  conflictTitle: 'This profile was changed somewhere else',
  conflictLead:
    'Nothing you wrote is lost. Where the same field was changed twice, choose which to keep, then save again.',
  theirs: 'Newest',
  mine: 'Yours',
  useNewest: 'Use the newest',
  keepMine: 'Keep mine',
  numbers: 'Aadhaar and PAN',
  numbersLead: (last4: string) => `We have an Aadhaar number that ends in ${last4}. If it is wrong, enter it again.`,
  numbersNone: 'We do not have your Aadhaar number.',
  numbersHint: 'Seen only by the verification team; erased after the check.',
  replaceNumbers: 'Replace the numbers',
  numbersReplaced: 'The numbers are replaced.',
  noOverlap: 'The other changes are in other fields, and we have added them here. Please save again.',
};

export const useEditTexts = defineTexts('editProfile', en);
