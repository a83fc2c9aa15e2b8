/** Whom a member keeps in mind or wants no more to do with (R29), and who saw her contact details (R27). */
import type { ProfileCard } from './profile.js';

/** Query of a list that only has pages. */
export interface PageQuery {
  page?: string;
}

/** Of blocking and unblocking. */
export interface BlockAnswer {
  success: true;
  blocked: boolean;
}

export interface BlockedMember {
  id: string;
  /** Null where the profile is hidden from everybody meanwhile. */
  name: string | null;
  since: string;
}

export interface BlocksAnswer {
  success: true;
  /** The newest first. */
  blocked: BlockedMember[];
}

export interface ShortlistAnswer {
  success: true;
  shortlisted: boolean;
}

export interface ShortlistPage {
  success: true;
  /** The last added first; whoever is hidden at this moment is left out. */
  profiles: ProfileCard[];
  page: number;
  total: number;
  totalPages: number;
}

export interface ContactViewEntry {
  /** Null where the viewer's own profile is hidden from the owner at this moment. */
  viewer: { id: string; name: string } | null;
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
