import type { ValueOf } from './option.js';

/** R8, R9: how far the team and the codes have verified a member. */
export const VERIFICATION_STATUSES = [
  { value: 'not-verified', label: 'Not Verified' },
  { value: 'semi-verified', label: 'Semi-verified Profile' },
  { value: 'verified', label: 'Verified Profile' },
  { value: 'rejected', label: 'Rejected' },
] as const;
export type VerificationStatus = ValueOf<typeof VERIFICATION_STATUSES>;

/** May browse and view others: semi-verified users pass, rejected are guarded like not-verified. */
export const mayBrowse = (status: VerificationStatus): boolean => status === 'semi-verified' || status === 'verified';

/** Through whose eyes members may look at their own profile. */
export const PREVIEW_VIEWERS = [
  { value: 'verified', label: 'Verified members' },
  { value: 'semi-verified', label: 'Semi-verified members' },
] as const satisfies readonly { value: VerificationStatus; label: string }[];
export type PreviewViewer = ValueOf<typeof PREVIEW_VIEWERS>;

/** The team's hold on an account; only 'active' accounts are listed. */
export const ACCOUNT_STATUSES = [
  { value: 'active', label: 'Active' },
  { value: 'on-hold', label: 'On hold' },
  { value: 'suspended', label: 'Suspended' },
] as const;
export type AccountStatus = ValueOf<typeof ACCOUNT_STATUSES>;

/** R27: the members an owner shows phone and email to, on top of the base rule. */
export const CONTACT_VISIBILITIES = [
  { value: 'verified', label: 'All verified members' },
  { value: 'accepted', label: 'Only after accepted interest' },
] as const;
export type ContactVisibility = ValueOf<typeof CONTACT_VISIBILITIES>;

export const INTEREST_STATES = [
  { value: 'pending', label: 'Pending' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'declined', label: 'Declined' },
  { value: 'withdrawn', label: 'Withdrawn' },
  { value: 'expired', label: 'Expired' },
] as const;
export type InterestState = ValueOf<typeof INTEREST_STATES>;

/** The lists of the Interests page (R26). */
export const INTEREST_BOXES = [
  { value: 'received', label: 'Received' },
  { value: 'sent', label: 'Sent' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'waiting', label: 'Waiting' },
] as const;
export type InterestBox = ValueOf<typeof INTEREST_BOXES>;

/** What a member is notified of inside the application. */
export const NOTIFICATION_KINDS = [
  { value: 'verification-approved', label: 'Your profile is verified' },
  { value: 'verification-rejected', label: 'Your profile needs a correction' },
  { value: 'verification-withdrawn', label: 'Your verification was withdrawn' },
  { value: 'team-question', label: 'A question from our team' },
  { value: 'document-missing', label: 'The picture of your identity document is missing' },
  { value: 'interest-delivered', label: 'New interest' },
  { value: 'interest-waiting', label: 'Your interest waits' },
  { value: 'note-held', label: 'Your words wait for our team' },
  { value: 'interest-accepted', label: 'Interest accepted' },
  { value: 'report-closed', label: 'Your report was reviewed' },
  { value: 'member-warned', label: 'A message from our team' },
  { value: 'profile-held', label: 'Your profile is on hold' },
  { value: 'profile-released', label: 'Your profile is no longer on hold' },
  { value: 'of-age', label: 'Others can find your profile now' },
  { value: 'photo-approved', label: 'A photo was approved' },
  { value: 'photo-refused', label: 'A photo was not accepted' },
  { value: 'photos-asked', label: 'Someone asks to see your photos' },
  { value: 'photos-granted', label: 'Photos are open to you' },
  { value: 'profile-edit-approved', label: 'Your changes were accepted' },
  { value: 'profile-edit-rejected', label: 'Your changes were not accepted' },
  { value: 'gothra-answered', label: 'Your gothra is in our list now' },
  { value: 'still-looking', label: 'Are you still looking for a match?' },
  { value: 'went-offline', label: 'Your profile is offline' },
  { value: 'call-proposed', label: 'Times for a first call' },
  { value: 'call-agreed', label: 'A first call is agreed' },
  { value: 'call-tomorrow', label: 'Your call is within a day' },
  { value: 'call-cancelled', label: 'A family called off a call' },
  { value: 'call-off', label: 'A call is off' },
  { value: 'call-returned', label: 'A call is on again' },
  { value: 'marriage-claim', label: 'A family says that your marriage is fixed' },
  { value: 'found-match', label: 'A family has found its match' },
  { value: 'sheet-printed', label: 'Your horoscopes were printed together' },
  { value: 'check-decided', label: 'Our team looked at your document' },
  { value: 'check-expired', label: 'A check ends' },
  { value: 'biodata-first-view', label: 'Your biodata was opened' },
  { value: 'desk-answered', label: 'Your invitation was answered' },
  { value: 'desk-draft', label: 'Your family suggests something' },
  { value: 'desk-withdrawn', label: 'A suggestion was taken back' },
  { value: 'desk-fate', label: 'Your suggestion was decided' },
  { value: 'desk-changed', label: 'Your family changed your profile' },
  { value: 'desk-acted', label: 'Your family acted for you' },
  { value: 'desk-ended', label: 'A family desk has ended for you' },
] as const;
export type NotificationKind = ValueOf<typeof NOTIFICATION_KINDS>;

/** What a list of notifications can be narrowed to. */
export const NOTIFICATION_GROUPS = [
  { value: 'interests', label: 'Interests' },
  { value: 'verification', label: 'Verification' },
  { value: 'profile', label: 'My profile' },
] as const;
export type NotificationGroup = ValueOf<typeof NOTIFICATION_GROUPS>;

export const NOTIFICATION_GROUP_OF: Readonly<Record<NotificationKind, NotificationGroup>> = {
  'verification-approved': 'verification',
  'verification-rejected': 'verification',
  'verification-withdrawn': 'verification',
  'team-question': 'verification',
  'document-missing': 'verification',
  'interest-delivered': 'interests',
  'interest-waiting': 'interests',
  'note-held': 'interests',
  'interest-accepted': 'interests',
  'report-closed': 'profile',
  'member-warned': 'profile',
  'profile-held': 'profile',
  'profile-released': 'profile',
  'of-age': 'profile',
  'photo-approved': 'profile',
  'photo-refused': 'profile',
  'photos-asked': 'interests',
  'photos-granted': 'interests',
  'profile-edit-approved': 'profile',
  'profile-edit-rejected': 'profile',
  'gothra-answered': 'profile',
  'still-looking': 'profile',
  'went-offline': 'profile',
  'call-proposed': 'interests',
  'call-agreed': 'interests',
  'call-tomorrow': 'interests',
  'call-cancelled': 'interests',
  'call-off': 'interests',
  'call-returned': 'interests',
  'marriage-claim': 'interests',
  'found-match': 'interests',
  'sheet-printed': 'interests',
  'check-decided': 'verification',
  'check-expired': 'verification',
  'biodata-first-view': 'profile',
  'desk-answered': 'profile',
  'desk-draft': 'interests',
  'desk-withdrawn': 'interests',
  'desk-fate': 'interests',
  'desk-changed': 'profile',
  'desk-acted': 'profile',
  'desk-ended': 'profile',
};

export const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'te', label: 'తెలుగు' },
] as const;
export type Language = ValueOf<typeof LANGUAGES>;

export const SORTS = [
  { value: 'recently-confirmed', label: 'Recently confirmed' },
  { value: 'newest', label: 'Newest' },
  { value: 'wishes', label: 'Most of my wishes' },
] as const;
export type BrowseSort = ValueOf<typeof SORTS>;
/** R83: the order of a list for which none is asked. */
export const DEFAULT_SORT = 'recently-confirmed' satisfies BrowseSort;
