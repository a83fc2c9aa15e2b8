import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Blocked members - Kalyanam',
  heading: 'Blocked members',
  lead: 'You do not see each other. They are not notified.',
  since: (day: string) => `Since ${day}`,
  hidden: 'A member whose profile is currently hidden',
  unblock: 'Unblock',
  unblockOf: (name: string) => `Unblock ${name}`,
  empty: 'No blocked members',
  hint: 'To block someone, open their profile: Block is at the end, next to Report Profile.',
  browse: 'Browse Profiles',
};

export const useBlockedTexts = defineTexts('blocked', en);
