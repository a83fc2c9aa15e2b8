import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Not for us - Kalyanam',
  heading: 'Not for us',
  lead: 'Your lists leave these profiles out. No one else learns of it.',
  empty: 'No profile is here',
  hint: 'On a profile, “Not for us” takes it out of your lists.',
  browse: 'Browse all profiles',
  restore: 'Put back',
  restoreNamed: (name: string) => `Put back: ${name}`,
};

export const useDismissedTexts = defineTexts('dismissed', en);
