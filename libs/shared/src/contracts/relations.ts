/**
 * Lists of the members that a member is in contact with: interests (R26), shortlist and blocks (R29), who saw contact
 * details (R27).
 */
import type { InterestBox } from '../base/vocabulary/status.js';
import type { BrowseCard, ProfileCard } from './profile.js';

/** Query of a list that only has pages. */
export interface PageQuery {
  page?: string;
}

/** The response to blocking and unblocking. */
export interface BlockAnswer {
  success: true;
  blocked: boolean;
}

export interface BlockedMember {
  id: string;
  /** Null where the profile is now hidden from everyone. */
  name: string | null;
  since: string;
}

export interface BlocksAnswer {
  success: true;
  /** Newest first. */
  blocked: BlockedMember[];
}

export interface ShortlistAnswer {
  success: true;
  shortlisted: boolean;
}

export interface DismissalAnswer {
  success: true;
  /** "Not for us": left out of the member's lists. */
  dismissed: boolean;
}

/** The shortlist, or what is not for the member. */
export interface MarkedPage {
  success: true;
  /** The last added first; members hidden at this moment are left out. */
  profiles: ProfileCard[];
  page: number;
  total: number;
  totalPages: number;
}

export interface ContactViewEntry {
  /** Null where the viewer's own profile is hidden from the owner at this moment. */
  viewer: { id: string; name: string } | null;
  /** Without `viewer`: name and profile ID at the last look (R105). */
  atLook: { name: string; code: string } | null;
  firstAt: string;
  lastAt: string;
  times: number;
}

export interface ContactViewsPage {
  success: true;
  /** The last seen first. */
  views: ContactViewEntry[];
  page: number;
  total: number;
  totalPages: number;
}

export interface InterestsQuery {
  /** 'received' by default. */
  box?: string;
  /** The order of the received ones that wait for an answer: by fit, or the one that ends first; else the newest first. */
  order?: string;
  page?: string;
}

export interface ClosedInterest {
  /** Id of the interest: the profile does not exist for the reader. */
  id: string;
  name: string;
  /**
   * 'closed' for everything that is not told (R29): a block, a hold, a suspension, a verification that was withdrawn.
   */
  reason: 'found-match' | 'closed';
  /** The time of the first call that was agreed with them and is now off. */
  callAt: string | null;
}

export interface InterestsPage {
  success: true;
  box: InterestBox;
  /** Waiting ones first, then the newest; each card carries its `interest`. */
  profiles: BrowseCard[];
  page: number;
  total: number;
  totalPages: number;
  /** Received and sent: those that wait for a response; accepted and waiting: all. */
  counts: Record<InterestBox, number>;
  /** How many more may be shown today. */
  left: number;
  /** On the first page of the accepted ones: the latest whose families are hidden now. They return with the family. */
  closed: ClosedInterest[];
}
