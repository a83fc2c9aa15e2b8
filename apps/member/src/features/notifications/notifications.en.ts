import { defineTexts } from '@kalyanam/web/i18n/texts';

export const en = {
  title: 'Notifications - Kalyanam',
  heading: 'Notifications',
  unread: (count: number) => (count === 0 ? 'All caught up.' : count === 1 ? '1 new' : `${count} new`),
  readAll: 'Mark all as read',
  read: 'Mark as read',
  readOf: (what: string) => `Mark as read: ${what}`,
  new: 'New',
  show: 'Show',
  all: 'All',
  groups: { interests: 'Interests', verification: 'Verification', profile: 'My profile' },
  ages: { today: 'Today', week: 'This week', earlier: 'Earlier' },
  emptyGroup: 'Nothing here yet',
  empty: 'No notifications yet',
  hint: 'When someone shows interest in you, or our team has news for you, you will see it here.',
  browse: 'Browse Profiles',
};

export const useNotificationsTexts = defineTexts('notifications', en);
