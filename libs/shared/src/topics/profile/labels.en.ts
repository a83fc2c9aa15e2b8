import type { CatalogueField } from './catalogue.js';
import type { FieldName } from './fields.js';
import type { FilterName } from './filters.js';

/** What a field is called, in forms, facts and filters of both applications. */
export const en = {
  fields: {
    name: 'Name',
    nameTe: 'Name in Telugu',
    gender: 'Gender',
    dob: 'Date of birth',
    maritalStatus: 'Marital status',
    height: 'Height',
    complexion: 'Complexion',
    diet: 'Diet',
    caste: 'Caste',
    subcaste: 'Subcaste',
    surname: 'Surname',
    gothra: 'Gothra',
    education: 'Education',
    occupation: 'Occupation',
    annualIncome: 'Annual income',
    workLocation: 'Work location',
    familyLocation: 'Family location',
    selfSummary: 'About me',
    expectations: 'Partner expectations',
  } satisfies Record<FieldName, string>,
  /** Facts in addition to those of the catalogue. */
  facts: { age: 'Age', email: 'Email', phone: 'Phone', phoneAbroad: 'Number abroad', memberCode: 'Profile ID' },
  /** Labels of the parts of the two places. */
  parts: {
    type: 'Works in',
    state: 'State',
    city: 'City',
    country: 'Country',
    workAddress: 'Work address',
    familyAddress: 'Family address',
  },
  /** Where it is not what the field is called. */
  filters: {
    lookingFor: 'Looking for',
    birthYearFrom: 'Born from',
    birthYearTo: 'Born until',
    workState: 'Work state',
    workCity: 'Work city',
    workCountry: 'Works abroad in',
    familyState: 'Family state',
    familyCity: 'Family city',
    incomeFrom: 'Income from',
    incomeTo: 'Income up to',
    heightFrom: 'Height from',
    heightTo: 'Height up to',
    nativeDistrict: 'Native district',
    visa: 'Visa status',
    photo: 'Photo',
    confirmedWithin: 'Still looking',
  } satisfies Record<Exclude<FilterName, CatalogueField>, string> & Partial<Record<FilterName, string>>,
  /** What a chip says about its value; only the value where there is no text here. */
  chips: {
    birthYearFrom: (year: string) => `Born ${year} or later`,
    birthYearTo: (year: string) => `Born ${year} or earlier`,
    workState: (place: string) => `Works in ${place}`,
    workCity: (place: string) => `Works in ${place}`,
    workCountry: (place: string) => `Works in ${place}`,
    familyState: (place: string) => `Family in ${place}`,
    familyCity: (place: string) => `Family in ${place}`,
    incomeFrom: (band: string) => `From ${band}`,
    incomeTo: (band: string) => `Up to ${band}`,
    heightFrom: (height: string) => `From ${height}`,
    heightTo: (height: string) => `Up to ${height}`,
    photo: () => 'With a photo',
  },
  /** What a chip says in place of 'Others', which is no place. */
  elsewhere: { state: 'another state', country: 'another country' },
};
