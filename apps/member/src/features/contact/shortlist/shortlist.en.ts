import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Shortlist - Kalyanam',
  heading: 'My shortlist',
  lead: 'Only you and your family group can see this list.',
  empty: 'Your shortlist is empty',
  hint: 'Press the bookmark on a profile, to show it to your family later.',
  browse: 'Browse Profiles',
};

export const useShortlistTexts = defineTexts('shortlist', en);
