import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { NamedWish, WishName } from '@kalyanam/shared/topics/matching/wishes';

/** Names of the wishes, and labels of their values. */
export const en = {
  /** Where it is not what the field is called. */
  names: {
    age: 'Age',
    children: 'Children from before',
    workPlace: 'Place of work',
    visa: 'Visa, if abroad',
    settle: 'Where to settle',
    home: 'Native place',
    smoking: 'Smoking',
    horoscope: 'Horoscope',
  } satisfies Record<NamedWish, string> & Partial<Record<WishName, string>>,
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
  tell: 'Say what matters to you',
  change: 'Change what we look for',
};

export const useWishTexts = defineTexts('wishWords', en);
