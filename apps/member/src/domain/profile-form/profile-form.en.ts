import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Labels of a candidate's fields, wherever they are edited. */
export const en = {
  name: "Candidate's full name",
  gender: 'Gender',
  dob: 'Date of birth',
  dobHint: 'Others see the age only.',
  maritalStatus: 'Marital status',
  height: 'Height',
  complexion: 'Complexion',
  caste: 'Caste',
  subcaste: 'Subcaste',
  gothra: 'Gothra',
  gothraHint: 'Shown only between two verified profiles.',
  education: 'Education',
  occupation: 'Occupation',
  annualIncome: 'Annual income',
  workHeading: 'Work location',
  workType: 'Works in',
  state: 'State',
  city: 'City',
  cityHint: 'Write it as you say it if it is not in the list.',
  country: 'Country',
  workAddress: 'Address of work',
  privateAddress: 'Not shown to other members.',
  familyHeading: 'Family location',
  familyAddress: 'Address of the family',
  familyAddressHint: 'Shown only to those who may see your phone and e-mail.',
  selfSummary: 'About the candidate',
  selfSummaryHint: 'Work, interests, family: what you would tell at a first meeting.',
  expectations: 'Partner expectations',
  expectationsHint: 'What matters to you, and what does not.',
};

export const useProfileFormTexts = defineTexts('profileForm', en);
