import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Kalyanam in numbers',
  promise: 'Everyone you see here has told us within the last three months that they are still looking.',
  more: 'See the numbers',
  lead: 'Counted several times an hour, from the same data as the list itself.',
  listed: 'profiles are listed',
  decisions: 'of them were verified by our team or vouched for by the community',
  confirmedThisMonth: 'of them confirmed within the last 30 days that they are still looking',
  medianDays: (days: number, shown: string): string =>
    days === 0 ? 'Less than a day' : days === 1 ? '1 day or less' : `${shown} days or less`,
  medianText: 'since half of the listed members last confirmed',
  cities: (cities: number): string =>
    cities === 1 ? 'town has three or more listed members at work' : 'towns have three or more listed members at work',
  countries: (countries: number): string =>
    countries === 1 ? 'country in which listed members work' : 'countries in which listed members work',
  answered: 'of the interests that ended in the last 90 days got an answer',
  marriages: (count: number): string =>
    count === 1
      ? 'marriage, confirmed by both families; nothing else is counted'
      : 'marriages, each confirmed by both families; nothing else is counted',
  stories: 'Read how families found each other',
  invented: 'No one is invented',
  inventedText:
    'Every listed profile has an email and a phone verified by code, and every verified one a decision of our team or a family vouched for by the community. Our system lets in no profile without them.',
  early: 'We publish figures once at least 100 profiles are listed, so that no figure gives away a person.',
  failed: 'We could not load the numbers.',
};

export const useNumbersTexts = defineTexts('numbers', en);
