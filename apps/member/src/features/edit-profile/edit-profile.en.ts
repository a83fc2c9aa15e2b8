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
    `Your profile is verified. A change of ${EITHER.format(fields).toLowerCase()} is looked at by our team first; until then the present value stays.`,
  needsReview: 'A change of this is looked at by our team first.',
  waiting: (value: string) => `Waiting for our team: ${value}. The value above stays until then.`,
  save: 'Save',
  saving: 'Saving…',
  nothingChanged: 'There is nothing to save: no field was changed.',
  saved: 'Your changes are saved.',
  savedForReview: 'Saved. What needs a look by our team is marked as waiting.',
  fixFirst: (count: number) =>
    count === 1 ? 'One field needs your attention.' : `${count} fields need your attention.`,
  notSaved: 'Your changes are not saved yet',
  kept: 'Nothing you wrote is lost.',
  draftRestored: 'We kept changes that you had not saved. Look at them and save, or discard them.',
  discard: 'Discard my changes',
  conflictTitle: 'This profile was changed elsewhere meanwhile',
  conflictLead: 'Nothing you wrote is lost. Where both changed the same, choose what counts, then save once more.',
  theirs: 'Newest',
  mine: 'Yours',
  useNewest: 'Use the newest',
  keepMine: 'Keep mine',
  numbers: 'Aadhaar and PAN',
  numbersLead: (last4: string) => `We have an Aadhaar number that ends in ${last4}. If it is not right, type it anew.`,
  numbersNone: 'We have no Aadhaar number of yours.',
  numbersHint: 'Seen only by the verification team; erased after the check.',
  replaceNumbers: 'Replace the numbers',
  numbersReplaced: 'The numbers are replaced.',
  noOverlap: 'The other changes touch other fields; they are taken over here. Please save once more.',
};

export const useEditTexts = defineTexts('editProfile', en);
