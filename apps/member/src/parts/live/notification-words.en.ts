import { defineTexts } from '@kalyanam/web/i18n/texts';
import type { NotificationKind } from '@kalyanam/shared/base/vocabulary/notification-kinds';

const who = (name: string | null): string => name ?? 'A member';
/** Within a sentence. */
const them = (name: string | null): string => name ?? 'a member';

type NotificationWords = {
  /** @param name of the other member, where the notification is about one that is shown */
  title: (name: string | null) => string;
  /** The possible act, on the page that it opens; empty where there is none. */
  act: string;
};

const kinds: Readonly<Record<NotificationKind, NotificationWords>> = {
  'verification-approved': { title: () => 'Your profile is verified.', act: 'Browse profiles' },
  'verification-rejected': { title: () => 'Your profile needs a correction.', act: 'See what to correct' },
  'verification-withdrawn': {
    title: () => 'Your verification was withdrawn. Please send new documents.',
    act: 'Send new documents',
  },
  'team-question': { title: () => 'Our team has a question about your profile.', act: 'Answer it' },
  'document-missing': { title: () => 'The picture of your identity document is missing.', act: 'Upload it' },
  'interest-delivered': {
    title: (name) => `${who(name)} has shown interest in you.`,
    act: 'See the profile and answer',
  },
  'interest-waiting': {
    title: (name) => `${who(name)} has many interests waiting. We deliver yours automatically, a little later.`,
    act: 'See the profile',
  },
  'note-held': {
    title: (name) => `Our team looks at your words to ${them(name)} before they are delivered.`,
    act: 'See the profile',
  },
  'interest-accepted': {
    title: (name) => `${who(name)} has accepted your interest.`,
    act: 'See the profile and get in touch',
  },
  'report-closed': { title: () => 'Our team has reviewed your report. Thank you.', act: '' },
  'member-warned': { title: () => 'A message from our team.', act: 'Contact our team' },
  'profile-held': { title: () => 'Your profile is on hold.', act: 'See my profile' },
  'profile-released': { title: () => 'Your profile is no longer on hold.', act: 'See my profile' },
  'of-age': {
    title: () => 'You are old enough to be listed: others can find your profile now.',
    act: 'See my profile',
  },
  'photo-approved': { title: () => 'Our team has approved your photo.', act: 'See my photos' },
  'photo-refused': { title: () => 'Our team did not accept one of your photos.', act: 'Upload another photo' },
  'photos-asked': { title: (name) => `${who(name)} asks to see your photos.`, act: 'Decide' },
  'photos-granted': { title: (name) => `${who(name)} shows you their photos.`, act: 'See the photos' },
  'profile-edit-approved': { title: () => 'Your changes were accepted.', act: 'See my profile' },
  'profile-edit-rejected': { title: () => 'Your changes were not accepted.', act: 'Edit again' },
  'gothra-answered': { title: () => 'The gothra that you wrote is in our list now.', act: 'See my gothras' },
  'still-looking': { title: () => 'Are you still looking for a match?', act: 'Answer' },
  'went-offline': {
    title: () => 'Your profile is offline, because we have not heard whether you are still looking.',
    act: 'Go online again',
  },
  'call-proposed': { title: (name) => `${who(name)} offers times for a first call.`, act: 'Choose a time' },
  'call-agreed': { title: (name) => `${who(name)} has agreed to a first call.`, act: 'See the call' },
  'call-tomorrow': { title: (name) => `Your call with ${them(name)} is within a day.`, act: 'See the call' },
  'call-cancelled': {
    title: (name) => (name === null ? 'A first call of yours is off.' : `${name}’s family has called off the call.`),
    act: 'See accepted interests',
  },
  'call-off': {
    title: (name) => (name === null ? 'A first call of yours is off.' : `The call with ${name}’s family is off.`),
    act: 'See accepted interests',
  },
  'call-returned': {
    title: (name) => `Your call with ${them(name)} is on again, at the time you agreed.`,
    act: 'See the call',
  },
  'marriage-claim': {
    title: () => 'A family has told us that your marriage with them is fixed. Is it so?',
    act: 'Answer',
  },
  'found-match': { title: () => 'This family has found its match. The interest between you has ended.', act: '' },
  'sheet-printed': { title: (name) => `${who(name)} printed the sheet of your two stars.`, act: 'See your stars' },
  'check-decided': { title: () => 'Our team looked at your document.', act: 'See what is checked' },
  'check-expired': { title: () => 'One of your checks ends.', act: 'Renew it' },
  'biodata-first-view': { title: () => 'A biodata link of yours was opened for the first time.', act: 'See my links' },
  'desk-answered': {
    title: () => 'Something has changed in your family group: an invitation was answered, or someone left.',
    act: 'See the group',
  },
  'desk-draft': {
    title: (name) => `Your family suggests something about ${name ?? 'your own profile'}.`,
    act: 'Say yes or no',
  },
  'desk-withdrawn': {
    title: (name) => `Your family has taken back what it suggested about ${name ?? 'your own profile'}.`,
    act: 'See the profile',
  },
  'desk-interest': { title: () => 'A family is interested and waits for an answer.', act: 'See who it is' },
  'desk-fate': { title: () => 'What you suggested in a family group was decided.', act: 'See the decision' },
  'desk-changed': {
    title: () => 'Your family changed your profile. You can undo it for 24 hours.',
    act: 'See the change',
  },
  'desk-acted': { title: () => 'Your family has done something for you.', act: 'See who did what' },
  'desk-ended': { title: () => 'You are no longer in a family group.', act: '' },
};

export const en = {
  kinds,
  several: (count: number) => `${count} new notifications`,
  look: 'Open',
  browse: 'Browse Profiles',
};

export const useNotificationWords = defineTexts('notificationWords', en);
