import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Kalyanam in numbers',
  promise: 'Everyone you see here has told us within the last three months that they are still looking.',
  more: 'See the numbers',
  lead: 'Counted several times an hour, from the same data as the list itself.',
  listed: 'profiles are listed',
  decisions: 'of them were verified by our team or vouched for by the community',
  confirmedThisMonth: 'of them confirmed within the last 30 days that they are still looking',
  medianDays: (days: number): string => (days === 1 ? 'day' : 'days'),
  medianText: 'or less since half of the listed members last confirmed',
  marriages: 'marriages, each confirmed by both families; nothing else is counted',
  invented: 'No one is invented',
  inventedText:
    'Every listed profile has an email and a phone verified by code, and every verified one a decision of our team or a family vouched for by the community. Our system lets in no profile without them.',
  early: 'We publish figures once at least 100 profiles are listed, so that no figure gives away a person.',
  failed: 'We could not load the numbers.',
};

export const useNumbersTexts = defineTexts('numbers', en);
