import { defineTexts } from '@kalyanam/web/i18n/texts';

/** The lists that a member keeps of others. */
export const en = {
  shortlist: {
    title: 'Shortlist - Kalyanam',
    heading: 'My shortlist',
    lead: 'Only you and your family group can see this list.',
    empty: 'Your shortlist is empty',
    hint: 'Press the bookmark on a profile, to show it to your family later.',
  },
};

export const useListTexts = defineTexts('lists', en);
