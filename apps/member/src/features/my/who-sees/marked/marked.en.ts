import { defineTexts } from '@kalyanam/web/i18n/texts';

/** The members and profiles that a member has put out of sight. */
export const en = {
  dismissed: {
    title: 'Not for us - Kalyanam',
    heading: 'Not for us',
    lead: 'Your lists leave these profiles out. No one else learns of it.',
    empty: 'No profile is here',
    hint: 'On a profile, “Not for us” under “More” (•••) takes it out of your lists.',
    browse: 'Browse all profiles',
    restore: 'Put back',
    restoreNamed: (name: string) => `Put back: ${name}`,
  },
  blocked: {
    title: 'Blocked members - Kalyanam',
    heading: 'Blocked members',
    lead: 'You do not see each other. They are not notified.',
    since: (day: string) => `Since ${day}`,
    unblock: 'Unblock',
    unblockOf: (name: string) => `Unblock ${name}`,
    empty: 'No blocked members',
    hint: 'To block someone, open their profile and press “More” (•••): “Block” is at the end, below “Report Profile”.',
  },
};

export const useMarkedTexts = defineTexts('marked', en);
