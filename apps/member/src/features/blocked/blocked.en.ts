import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Blocked members - Kalyanam',
  heading: 'Blocked members',
  lead: 'You and they do not see each other. They are not told.',
  since: (day: string) => `Since ${day}`,
  hidden: 'A member whose profile is hidden at present',
  unblock: 'Unblock',
  unblockOf: (name: string) => `Unblock ${name}`,
  empty: 'You have blocked nobody',
  hint: 'A profile that troubles you can be blocked at its end, beside Report Profile.',
  browse: 'Browse Profiles',
};

export const useBlockedTexts = defineTexts('blocked', en);
