import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Kalyanam in numbers',
  promise: 'Everybody you see here has told us within the last three months that they are still looking.',
  more: 'See the numbers',
  lead: 'Counted from the same tables that the list itself is read from, several times an hour.',
  listed: 'profiles are listed',
  decisions: 'of them stand on a decision of our team, or on a pair vouched for beforehand',
  confirmedThisMonth: 'of those listed confirmed within the last 30 days that they are still looking',
  medianDays: (days: number): string => (days === 1 ? 'day' : 'days'),
  medianText: 'or less since half of those listed last confirmed',
  marriages: 'marriages, each confirmed by both families; nothing else is counted',
  invented: 'Nobody is invented',
  inventedText:
    'Every listed profile rests on an email and a phone that a code has proved, and every verified one on a decision. The database itself refuses a row without them.',
  early: 'We publish figures once at least 100 profiles are listed, so that no figure speaks of a person.',
  failed: 'We could not load the numbers.',
};

export const useNumbersTexts = defineTexts('numbers', en);
