import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Matches - Kalyanam',
  heading: 'Matches',
  both: {
    lead: 'Families who meet your musts, and whose musts you meet.',
    noWishes: 'You have not said what you look for yet, so this is everyone whose musts you meet.',
    empty: 'No family meets all musts of both',
  },
  mine: {
    lead: 'Families who meet your musts. After verification it also goes by what they look for.',
    noWishes: 'You have not said what you look for yet, so this is everyone.',
    empty: 'No family meets all your musts',
  },
  missing: 'Someone missing?',
  wishes: 'What we look for',
  families: (count: string, one: boolean) => (one ? '1 family' : `${count} families`),
  hint: 'Making one of your musts “Nice to have” brings families back.',
  browse: 'Browse all profiles',
};

export const useMatchesTexts = defineTexts('matches', en);
