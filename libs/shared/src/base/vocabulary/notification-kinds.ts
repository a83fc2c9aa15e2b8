import type { ValueOf } from './option.js';

/** What a list of notifications can be narrowed to. */
export const NOTIFICATION_GROUPS = [
  { value: 'interests', label: 'Interests' },
  { value: 'verification', label: 'Verification' },
  { value: 'profile', label: 'My profile' },
] as const;
export type NotificationGroup = ValueOf<typeof NOTIFICATION_GROUPS>;

interface NotificationRow {
  group: NotificationGroup;
  /** Name of the page that it opens, among the paths of the member application. */
  path: string;
  /** Name of its icon in the member application. */
  icon: string;
}

/** Every notification inside the application. Its title and the act it suggests are in `notification-words`. */
export const NOTIFICATIONS = {
  'verification-approved': { group: 'verification', path: 'profiles', icon: 'shield' },
  'verification-rejected': { group: 'verification', path: 'myProfile', icon: 'pencil' },
  'verification-withdrawn': { group: 'verification', path: 'myProfile', icon: 'file' },
  'team-question': { group: 'verification', path: 'myProfile', icon: 'message' },
  'document-missing': { group: 'verification', path: 'myProfile', icon: 'file' },
  'interest-delivered': { group: 'interests', path: 'profile', icon: 'heart' },
  'interest-waiting': { group: 'interests', path: 'profile', icon: 'clock' },
  'note-held': { group: 'interests', path: 'profile', icon: 'pencil' },
  'interest-accepted': { group: 'interests', path: 'profile', icon: 'check' },
  'report-closed': { group: 'profile', path: 'profile', icon: 'flag' },
  'member-warned': { group: 'profile', path: 'contact', icon: 'message' },
  'profile-held': { group: 'profile', path: 'myProfile', icon: 'lock' },
  'profile-released': { group: 'profile', path: 'myProfile', icon: 'check' },
  'of-age': { group: 'profile', path: 'myProfile', icon: 'eye' },
  'photo-approved': { group: 'profile', path: 'myPhotos', icon: 'check' },
  'photo-refused': { group: 'profile', path: 'myPhotos', icon: 'camera' },
  'photos-asked': { group: 'interests', path: 'myPhotos', icon: 'camera' },
  'photos-granted': { group: 'interests', path: 'profile', icon: 'eye' },
  'profile-edit-approved': { group: 'profile', path: 'myProfile', icon: 'check' },
  'profile-edit-rejected': { group: 'profile', path: 'editProfile', icon: 'pencil' },
  'gothra-answered': { group: 'profile', path: 'myGothra', icon: 'check' },
  'still-looking': { group: 'profile', path: 'looking', icon: 'ring' },
  'went-offline': { group: 'profile', path: 'looking', icon: 'eye' },
  'call-proposed': { group: 'interests', path: 'call', icon: 'phone' },
  'call-agreed': { group: 'interests', path: 'call', icon: 'phone' },
  'call-tomorrow': { group: 'interests', path: 'call', icon: 'clock' },
  'call-cancelled': { group: 'interests', path: 'acceptedInterests', icon: 'close' },
  'call-off': { group: 'interests', path: 'acceptedInterests', icon: 'close' },
  'call-returned': { group: 'interests', path: 'call', icon: 'phone' },
  'marriage-claim': { group: 'interests', path: 'marriage', icon: 'ring' },
  'found-match': { group: 'interests', path: 'profile', icon: 'ring' },
  'sheet-printed': { group: 'interests', path: 'profile', icon: 'file' },
  'check-decided': { group: 'verification', path: 'myChecks', icon: 'shield' },
  'check-expired': { group: 'verification', path: 'myChecks', icon: 'clock' },
  'biodata-first-view': { group: 'profile', path: 'biodata', icon: 'file' },
  'desk-answered': { group: 'profile', path: 'desk', icon: 'family' },
  'desk-draft': { group: 'interests', path: 'desk', icon: 'family' },
  'desk-withdrawn': { group: 'interests', path: 'profile', icon: 'family' },
  'desk-interest': { group: 'interests', path: 'home', icon: 'heart' },
  'desk-fate': { group: 'interests', path: 'desk', icon: 'check' },
  'desk-changed': { group: 'profile', path: 'desk', icon: 'pencil' },
  'desk-acted': { group: 'profile', path: 'desk', icon: 'family' },
  'desk-ended': { group: 'profile', path: 'profile', icon: 'close' },
} as const satisfies Record<string, NotificationRow>;
export type NotificationKind = keyof typeof NOTIFICATIONS;

export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as NotificationKind[];
