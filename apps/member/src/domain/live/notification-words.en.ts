import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { NotificationKind } from '@kalyanam/shared/vocabulary/status';

const byKind: Readonly<Record<NotificationKind, (name: string) => string>> = {
  'verification-approved': () => 'Your profile is verified.',
  'verification-rejected': () => 'Your profile needs a correction.',
  'verification-withdrawn': () => 'Your verification was withdrawn. Please send new documents.',
  'interest-received': (name) => `${name} has shown interest in you.`,
  'interest-accepted': (name) => `${name} has accepted your interest.`,
  'report-closed': () => 'Our team has reviewed your report. Thank you.',
  'member-warned': () => 'A message from our team.',
  'profile-held': () => 'Your profile is on hold.',
  'profile-released': () => 'Your profile is visible again.',
  'profile-edit-approved': () => 'Your changes were accepted.',
  'profile-edit-rejected': () => 'Your changes were not accepted.',
};

export const en = { ...byKind, somebody: 'A member' };

export const useNotificationWords = defineTexts('notificationWords', en);
