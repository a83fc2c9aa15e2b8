import { checkFact as facts } from '@kalyanam/shared/base/domain/lists.en';
import { CHECK_REFUSALS } from '@kalyanam/shared/base/vocabulary/check-refusals';
import { PHOTO_REFUSALS } from '@kalyanam/shared/base/vocabulary/photo-refusals';
import { reasonsByValue } from '@kalyanam/shared/base/vocabulary/reason';
import { NO_REASON, REJECTION_REASONS } from '@kalyanam/shared/base/vocabulary/rejection-reasons';
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
  outcome: {
    profile: reasonsByValue(REJECTION_REASONS),
    noReason: NO_REASON,
    photo: reasonsByValue(PHOTO_REFUSALS),
    facts,
    check: reasonsByValue(CHECK_REFUSALS),
    checked: 'checked by our team',
    until: (day: string) => `counts as checked until ${day}`,
    ended: 'no longer counts as checked',
  },
};

export const useNotificationsTexts = defineTexts('notifications', en);
