/**
 * Calling codes of the countries that numbers may come from, India first, then where most Telugu families abroad live.
 * No code begins another, so that every number shows its country. `groups` is how its digits are read; the names
 * are in files of their own, because every form loads this one.
 */
export const PHONE_COUNTRIES = [
  { value: '91', groups: [5, 5] },
  { value: '1', groups: [3, 3, 4] },
  { value: '44', groups: [4, 6] },
  { value: '61', groups: [3, 3, 3] },
  { value: '49', groups: [3, 4, 4] },
  { value: '971', groups: [2, 3, 4] },
  { value: '65', groups: [4, 4] },
  { value: '64', groups: [2, 3, 4] },
  { value: '353', groups: [2, 3, 4] },
  { value: '973', groups: [4, 4] },
  { value: '32', groups: [3, 2, 2, 2] },
  { value: '45', groups: [2, 2, 2, 2] },
  { value: '33', groups: [1, 2, 2, 2, 2] },
  { value: '852', groups: [4, 4] },
  { value: '81', groups: [2, 4, 4] },
  { value: '965', groups: [4, 4] },
  { value: '60', groups: [2, 3, 4] },
  { value: '31', groups: [1, 4, 4] },
  { value: '47', groups: [3, 2, 3] },
  { value: '968', groups: [4, 4] },
  { value: '974', groups: [4, 4] },
  { value: '966', groups: [2, 3, 4] },
  { value: '27', groups: [2, 3, 4] },
  { value: '46', groups: [2, 3, 2, 2] },
  { value: '41', groups: [2, 3, 2, 2] },
] as const;
export type PhoneCountry = (typeof PHONE_COUNTRIES)[number]['value'];

export const INDIA: PhoneCountry = '91';
