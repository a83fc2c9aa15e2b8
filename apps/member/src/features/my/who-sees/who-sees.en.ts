import { defineTexts } from '@kalyanam/web/i18n/texts';

/** Every choice of who sees what, on one page. */
export const en = {
  title: 'Who sees what - Kalyanam',
  heading: 'Who sees what',
  lead: 'Everything you can decide about who sees your profile, in one place.',
  contact: 'Phone and email',
  photos: 'Photos',
  less: 'Be seen less',
  looked: 'Who has looked',
};

export const useWhoSeesTexts = defineTexts('whoSees', en);
