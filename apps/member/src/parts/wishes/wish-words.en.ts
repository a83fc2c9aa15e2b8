import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { WishName } from '@kalyanam/shared/topics/matching/wishes';

/** What the wishes are called, and what their values say. */
export const en = {
  names: {
    age: 'Age',
    height: 'Height',
    marital: 'Marital status',
    children: 'Children from before',
    education: 'Education',
    occupation: 'Occupation',
    income: 'Annual income',
    workPlace: 'Place of work',
    visa: 'Visa, if abroad',
    settle: 'Where to settle',
    home: 'Native place',
    subcaste: 'Subcaste',
    caste: 'Caste',
    diet: 'Diet',
    smoking: 'Smoking',
    drinking: 'Drinking',
    gothra: 'Gothra',
    afterMarriageWork: 'Work after marriage',
    horoscope: 'Horoscope',
  } satisfies Record<WishName, string>,
  years: (from: number, to: number) => (from === to ? `${from} years` : `${from} to ${to} years`),
  heights: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  orHigher: (least: string) => `${least} or higher`,
  orMore: (least: string) => `${least} or more`,
  noChildren: 'No children',
  abroad: 'Anywhere abroad',
  anywhereIn: (state: string) => `Anywhere in ${state}`,
  settle: { 'stay-abroad': 'Stay abroad', 'return-india': 'Return to India' },
  smoking: 'Does not smoke',
  drinking: { no: 'Does not drink', 'no-or-occasionally': 'Does not drink, or only occasionally' },
  gothra: 'Different, by your family’s rule',
  horoscope: 'Star stated',
  noHoroscope: 'Star not stated',
};

export const useWishTexts = defineTexts('wishWords', en);
