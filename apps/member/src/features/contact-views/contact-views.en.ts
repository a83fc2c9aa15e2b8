import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Who saw my contact - Kalyanam',
  heading: 'Who saw my contact details',
  lead: 'Each verified member to whom we showed your phone and e-mail.',
  settings: 'Choose who may see them',
  hidden: 'A member whose profile is hidden at present',
  last: (moment: string) => `Last on ${moment}`,
  first: (moment: string) => `First on ${moment}`,
  times: (count: number) => `Opened ${count} times`,
  empty: 'Nobody has seen your contact details yet',
  hint: 'As soon as somebody opens them, you see here who and when.',
  myProfile: 'Back to my profile',
};

export const useContactViewsTexts = defineTexts('contactViews', en);
