import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Matches - Kalyanam',
  heading: 'Matches',
  lead: 'Families who meet your musts, and whose musts you meet.',
  missing: 'Someone missing?',
  wishes: 'My wishes',
  families: (count: string, one: boolean) => (one ? '1 family' : `${count} families`),
  noWishes: 'You have no wishes yet, so this is everyone whose musts you meet.',
  tellWishes: 'Say what matters to you',
  empty: 'No family meets all musts of both',
  hint: 'Making one of your musts Nice brings families back.',
  browse: 'Browse all profiles',
};

export const useMatchesTexts = defineTexts('matches', en);
