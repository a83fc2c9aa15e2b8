import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Who saw my contact - Kalyanam',
  heading: 'Who saw my contact details',
  lead: 'Every verified member who has seen your phone and email, the latest first.',
  settings: 'Choose who may see them',
  hidden: 'A member whose profile is currently hidden',
  today: 'Today',
  yesterday: 'Yesterday',
  first: (day: string) => `first on ${day}`,
  times: (count: number) => `Opened ${count} times`,
  empty: 'No one has seen your contact details yet',
  hint: 'When someone opens them, you will see here who it was and when.',
  myProfile: 'Back to my profile',
};

export const useContactViewsTexts = defineTexts('contactViews', en);
