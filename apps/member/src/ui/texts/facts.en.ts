import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Names of a profile's facts, as they stand beside their values. */
export const en = {
  name: 'Name',
  age: 'Age',
  gender: 'Gender',
  height: 'Height',
  complexion: 'Complexion',
  maritalStatus: 'Marital status',
  caste: 'Caste',
  subcaste: 'Subcaste',
  gothra: 'Gothra',
  education: 'Education',
  occupation: 'Occupation',
  annualIncome: 'Annual income',
  workLocation: 'Works in',
  familyLocation: 'Family in',
  phone: 'Phone',
  email: 'E-mail',
  about: 'About me',
  expectations: 'Partner expectations',
};

export const useFactTexts = defineTexts('facts', en);
