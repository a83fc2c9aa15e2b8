/** R36: pairs that the community vouched for. */
import type { VerificationStatus } from '../vocabulary/status.js';
import type { MemberName, TablePage, TableQuery } from './tables.js';

export interface AddEligibleUsersRequest {
  users: { email: string; phone: string }[];
}

export interface EligibleUsersAnswer {
  success: true;
  message: string;
  added: number;
  /** Pairs that were already on the list, or were in the request twice. */
  duplicates: number;
  /** Lines that miss or misspell either part. */
  dropped: number;
  /** How many of the added pairs have the email of someone who is registered already. */
  members: number;
  /** Undoes it: DELETE /admin/eligible-users/batches/:id. Null when nothing was added. */
  batch: string | null;
}

/** DELETE /admin/eligible-users/batches/:id removes the pairs of one import that nobody has used. */
export interface BatchRemovedAnswer {
  success: true;
  removed: number;
  /** Pairs in use, which stay. */
  kept: number;
}

export const ELIGIBLE_STATES = [
  { value: 'unused', label: 'Not used yet' },
  { value: 'used', label: 'Used' },
] as const;

export const ELIGIBLE_SORTS = ['addedAt', 'usedAt', 'email'] as const;

/** GET /admin/eligible-users; `q` is the beginning of an email or a phone. */
export interface EligibleUsersQuery extends TableQuery {
  /** One of ELIGIBLE_STATES. */
  state?: string;
}

export interface EligibleUserRow {
  id: string;
  email: string;
  phone: string;
  /** Username of the administrator. */
  addedBy: string;
  addedAt: string;
  usedAt: string | null;
  /** Who was verified by the pair; null while unused, or when that member has deleted the profile. */
  usedBy: (MemberName & { verificationStatus: VerificationStatus }) | null;
}

export type EligibleUsersPage = TablePage<EligibleUserRow>;
