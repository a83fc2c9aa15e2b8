/** R36: pairs that the community vouched for. */
import type { ValueOf } from '../base/vocabulary/option.js';
import type { VerificationStatus } from '../base/vocabulary/status.js';
import { defineList, type QueryOf } from './lists.js';
import type { MemberName, TablePage } from './tables.js';

export interface AddEligibleUsersRequest {
  users: { email: string; phone: string }[];
  /** What the import is called; of its first part. */
  label?: string;
  /**
   * The import that these pairs belong to, by an id of the sender's own choosing: the parts of a long one have the
   * same. Sending a part again changes nothing.
   */
  batch?: string;
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
  /** Undoes it: DELETE /admin/eligible-users/batches/:id. Null when the import has added nothing. */
  batch: string | null;
  /** How many pairs all parts of the import have added so far. */
  inBatch: number;
}

/** POST /admin/eligible-users/check: what adding the pairs would do. Nothing is changed. */
export interface CheckEligibleUsersRequest {
  users: { email: string; phone: string }[];
}

/** The state of a pair. A member has verified an email and a phone already and gains nothing from the list. */
export const PAIR_STATES = [
  { value: 'new', label: 'New' },
  { value: 'listed', label: 'On the list already' },
  { value: 'member', label: 'Already a member' },
  { value: 'bad', label: 'Needs fixing' },
] as const;
export type PairState = ValueOf<typeof PAIR_STATES>;

export interface CheckedPairsAnswer {
  success: true;
  /** In the order of the request. */
  states: PairState[];
}

/** DELETE /admin/eligible-users/batches/:id removes the pairs of one import that have no registered member. */
export interface BatchRemovedAnswer {
  success: true;
  removed: number;
  /** Pairs that stay: `used` and `registered` together. */
  kept: number;
  /** They have verified a member. */
  used: number;
  /** Pairs with a registration since that has not verified both yet. */
  registered: number;
}

/** GET /admin/eligible-users/batches: imports; `q` is the beginning of a label. */
export const BATCH_LIST = defineList('eligibleBatches', {
  sorts: ['addedAt', 'label', 'pairs'],
  order: 'desc',
  search: 'Search by label',
  filters: {},
});
export type EligibleBatchesQuery = QueryOf<typeof BATCH_LIST>;

export interface EligibleBatchRow {
  id: string;
  label: string;
  /** Username of the administrator. */
  addedBy: string;
  addedAt: string;
  /** How many pairs it has added. */
  pairs: number;
  /** How many of them are still on the list. */
  left: number;
  /** The number of those that have been registered with since. */
  registered: number;
  undone: { by: string; at: string } | null;
}

export type EligibleBatchesPage = TablePage<EligibleBatchRow>;

const ELIGIBLE_STATES = [
  { value: 'unused', label: 'Not used yet' },
  { value: 'used', label: 'Used' },
] as const;

/** GET /admin/eligible-users; `q` is the beginning of an email or a phone. */
export const ELIGIBLE_LIST = defineList('eligibleUsers', {
  sorts: ['addedAt', 'usedAt', 'email'],
  order: 'desc',
  search: 'Search by email or phone',
  filters: {
    state: { label: 'State', options: ELIGIBLE_STATES },
    /** Limits the list to one import. */
    batch: { takes: 'id' },
  },
});
export type EligibleUsersQuery = QueryOf<typeof ELIGIBLE_LIST>;

export interface EligibleUserRow {
  id: string;
  email: string;
  phone: string;
  /** Username of the administrator. */
  addedBy: string;
  addedAt: string;
  usedAt: string | null;
  /** The member verified by the pair; null while unused, or when that member has deleted the profile. */
  usedBy: (MemberName & { verificationStatus: VerificationStatus }) | null;
}

export type EligibleUsersPage = TablePage<EligibleUserRow>;
