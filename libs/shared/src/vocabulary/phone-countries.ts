import type { ValueOf } from './option.js';

/**
 * Calling codes of the countries that numbers may come from, India first, then where most Telugu families abroad live.
 * No code begins another, so that a number tells its country by itself. `groups` is how its digits are read.
 */
export const PHONE_COUNTRIES = [
  { value: '91', label: 'India', groups: [5, 5] },
  { value: '1', label: 'USA, Canada', groups: [3, 3, 4] },
  { value: '44', label: 'United Kingdom', groups: [4, 6] },
  { value: '61', label: 'Australia', groups: [3, 3, 3] },
  { value: '49', label: 'Germany', groups: [3, 4, 4] },
  { value: '971', label: 'United Arab Emirates', groups: [2, 3, 4] },
  { value: '65', label: 'Singapore', groups: [4, 4] },
  { value: '64', label: 'New Zealand', groups: [2, 3, 4] },
  { value: '353', label: 'Ireland', groups: [2, 3, 4] },
  { value: '973', label: 'Bahrain', groups: [4, 4] },
  { value: '32', label: 'Belgium', groups: [3, 2, 2, 2] },
  { value: '45', label: 'Denmark', groups: [2, 2, 2, 2] },
  { value: '33', label: 'France', groups: [1, 2, 2, 2, 2] },
  { value: '852', label: 'Hong Kong', groups: [4, 4] },
  { value: '81', label: 'Japan', groups: [2, 4, 4] },
  { value: '965', label: 'Kuwait', groups: [4, 4] },
  { value: '60', label: 'Malaysia', groups: [2, 3, 4] },
  { value: '31', label: 'Netherlands', groups: [1, 4, 4] },
  { value: '47', label: 'Norway', groups: [3, 2, 3] },
  { value: '968', label: 'Oman', groups: [4, 4] },
  { value: '974', label: 'Qatar', groups: [4, 4] },
  { value: '966', label: 'Saudi Arabia', groups: [2, 3, 4] },
  { value: '27', label: 'South Africa', groups: [2, 3, 4] },
  { value: '46', label: 'Sweden', groups: [2, 3, 2, 2] },
  { value: '41', label: 'Switzerland', groups: [2, 3, 2, 2] },
] as const;
export type PhoneCountry = ValueOf<typeof PHONE_COUNTRIES>;

export const INDIA: PhoneCountry = '91';
