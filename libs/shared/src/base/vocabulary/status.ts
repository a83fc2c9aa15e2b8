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

/** Orders of the received interests that wait for an answer. */
export const INTEREST_ORDERS = [
  { value: 'fit', label: 'Best fit' },
  { value: 'end', label: 'Soonest end' },
] as const;
export type InterestOrder = ValueOf<typeof INTEREST_ORDERS>;

export const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'te', label: 'తెలుగు' },
] as const;
export type Language = ValueOf<typeof LANGUAGES>;

export const SORTS = [
  { value: 'recently-confirmed', label: 'Recently confirmed' },
  { value: 'newest', label: 'Newest' },
  { value: 'wishes', label: 'Best fit' },
] as const;
export type BrowseSort = ValueOf<typeof SORTS>;
/** R83: the order of a list for which none is asked. */
export const DEFAULT_SORT = 'recently-confirmed' satisfies BrowseSort;
