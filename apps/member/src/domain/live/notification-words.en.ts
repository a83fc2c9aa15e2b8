import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { NotificationKind } from '@kalyanam/shared/vocabulary/status';

const byKind: Readonly<Record<NotificationKind, (name: string) => string>> = {
  'verification-approved': () => 'Your profile is verified.',
  'verification-rejected': () => 'Your profile needs a correction.',
  'verification-withdrawn': () => 'Your verification was withdrawn. Please send new documents.',
  'team-question': () => 'Our team has a question about your profile.',
  'document-missing': () => 'The picture of your Aadhaar card is missing.',
  'interest-delivered': (name) => `${name} has shown interest in you.`,
  'interest-accepted': (name) => `${name} has accepted your interest.`,
  'interest-waiting': (name) => `${name} has a full list. Your interest waits, and is delivered by itself.`,
  'note-held': (name) => `Our team looks at your words to ${name} before they are delivered.`,
  'report-closed': () => 'Our team has reviewed your report. Thank you.',
  'member-warned': () => 'A message from our team.',
  'profile-held': () => 'Your profile is on hold.',
  'profile-released': () => 'Your profile is visible again.',
  'photo-approved': () => 'Our team has approved your photo.',
  'photo-refused': () => 'Our team did not accept one of your photos.',
  'photos-asked': (name) => `${name} asks to see your photos.`,
  'photos-granted': (name) => `${name} shows you their photos.`,
  'profile-edit-approved': () => 'Your changes were accepted.',
  'profile-edit-rejected': () => 'Your changes were not accepted.',
  'gothra-answered': () => 'The gothra that you wrote is in our list now.',
  'still-looking': () => 'Are you still looking for a match?',
  'went-offline': () => 'Your profile is offline, because we have not heard whether you are still looking.',
  'call-proposed': (name) => `${name} offers times for a first call.`,
  'call-agreed': (name) => `${name} has agreed to a first call.`,
  'call-tomorrow': (name) => `Your call with ${name} is within a day.`,
  'call-cancelled': (name) => `The call with ${name} is off.`,
};

/** What one can do about it, on the page to which it leads; nothing where it leads nowhere. */
const acts: Readonly<Record<NotificationKind, string>> = {
  'verification-approved': 'Browse profiles',
  'verification-rejected': 'See what to correct',
  'verification-withdrawn': 'Send new documents',
  'team-question': 'Answer it',
  'document-missing': 'Upload it',
  'interest-delivered': 'See the profile and answer',
  'interest-accepted': 'See the profile and get in touch',
  'interest-waiting': 'See the profile',
  'note-held': 'See the profile',
  'report-closed': '',
  'member-warned': 'Contact our team',
  'profile-held': 'See my profile',
  'profile-released': 'See my profile',
  'photo-approved': 'See my photos',
  'photo-refused': 'Upload another photo',
  'photos-asked': 'Decide',
  'photos-granted': 'See the photos',
  'profile-edit-approved': 'See my profile',
  'profile-edit-rejected': 'Edit again',
  'gothra-answered': 'See my gothras',
  'still-looking': 'Answer',
  'went-offline': 'One press brings you back',
  'call-proposed': 'Choose a time',
  'call-agreed': 'See the call',
  'call-tomorrow': 'See the call',
  'call-cancelled': 'See the profile',
};

export const en = {
  ...byKind,
  acts,
  somebody: 'A member',
  several: (count: number) => `${count} new notifications`,
  look: 'Open',
  verified: 'You are verified',
  verifiedOpens: 'Photos, phone numbers and Show Interest are open to you now.',
  browse: 'Browse Profiles',
};

export const useNotificationWords = defineTexts('notificationWords', en);
