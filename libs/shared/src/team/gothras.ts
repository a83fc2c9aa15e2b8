/** The queue of gothras that are in no list yet, and what the team made of them. */
import type { GothraName } from '../base/vocabulary/gothras.js';
import type { ValueOf } from '../base/vocabulary/option.js';
import { defineList, type QueryOf } from './lists.js';
import type { TablePage } from './tables.js';

export const GOTHRA_KINDS = [
  { value: 'rishi', label: 'Rishi' },
  { value: 'house', label: 'House' },
] as const;
export type GothraKind = ValueOf<typeof GOTHRA_KINDS>;

export const GOTHRA_ACTS = [
  { value: 'map', label: 'Another spelling' },
  { value: 'add', label: 'New gothra' },
  { value: 'leave', label: 'Kept as written' },
] as const;
export type GothraAct = ValueOf<typeof GOTHRA_ACTS>;

/** GET /admin/gothras; the oldest first by default. `q` searches the beginning of the text. */
export const GOTHRA_LIST = defineList('gothras', {
  sorts: ['oldest', 'members'],
  order: 'asc',
  search: 'Search by text',
  filters: {},
});
export type GothraQueueQuery = QueryOf<typeof GOTHRA_LIST>;

/** All texts that are compared as one. */
export interface GothraQueueRow {
  /** What they are compared by. */
  key: string;
  /** As it was typed first. */
  text: string;
  /** Other ways in which it was typed, a few of them. */
  others: string[];
  members: number;
  /** Lines of their families; one family may state it for several. */
  lines: number;
  oldest: string;
  /** Gothras of the list with the fewest letters of difference. */
  nearest: GothraName[];
}

export type GothraQueuePage = TablePage<GothraQueueRow>;

/** POST /admin/gothras/decisions */
export interface GothraDecisionRequest {
  key: string;
  act: GothraAct;
  /** The gothra of the list: with 'map'. */
  gothraId?: string | null;
  /** The new gothra: with 'add'. */
  slug?: string | null;
  en?: string | null;
  te?: string | null;
  kind?: GothraKind | null;
}

/** GET /admin/gothras/decisions; the newest first by default. */
export const GOTHRA_DECISION_LIST = defineList('gothraDecisions', {
  sorts: ['at'],
  order: 'desc',
  search: 'Search by text',
  filters: {},
});
export type GothraDecisionsQuery = QueryOf<typeof GOTHRA_DECISION_LIST>;

export interface GothraDecisionRow {
  id: string;
  act: GothraAct;
  text: string;
  /** Null where it was left, or where the gothra was taken out of the list again. */
  gothra: GothraName | null;
  /** Lines that were resolved. */
  lines: number;
  /** Username. */
  by: string;
  at: string;
  /** Until when it can be undone; null where it is undone, or was left as it is: that can be undone at any time. */
  undoUntil: string | null;
  undoneAt: string | null;
}

export type GothraDecisionsPage = TablePage<GothraDecisionRow>;

export interface GothraDecisionAnswer {
  success: true;
  message: string;
  decision: GothraDecisionRow;
}
