/** The queue of subcastes that are in no list yet, and what the team made of them. */
import type { SubcasteName } from '../contracts/gothras.js';
import type { ValueOf } from '../base/vocabulary/option.js';
import { defineList, type QueryOf } from './lists.js';
import type { TablePage } from './tables.js';

export const SUBCASTE_ACTS = [
  { value: 'map', label: 'Another spelling' },
  { value: 'add', label: 'New subcaste' },
  { value: 'leave', label: 'Kept as written' },
] as const;
export type SubcasteAct = ValueOf<typeof SUBCASTE_ACTS>;

/** GET /admin/list-values; the oldest first by default. `q` searches the beginning of the text. */
export const SUBCASTE_LIST = defineList('subcastes', {
  sorts: ['oldest', 'members'],
  order: 'asc',
  search: 'Search by text',
  filters: {},
});
export type UnlistedSubcastesQuery = QueryOf<typeof SUBCASTE_LIST>;

/** All texts that are compared as one. */
export interface UnlistedSubcasteRow {
  /** What they are compared by. */
  key: string;
  /** As it was typed first. */
  text: string;
  /** Other ways in which it was typed, a few of them. */
  others: string[];
  members: number;
  oldest: string;
  /** Subcastes of the list with the fewest letters of difference. */
  nearest: SubcasteName[];
}

export type UnlistedSubcastesPage = TablePage<UnlistedSubcasteRow>;

/** POST /admin/list-values/decisions */
export interface SubcasteDecisionRequest {
  key: string;
  act: SubcasteAct;
  /** The subcaste of the list: with 'map'. */
  subcaste?: string | null;
  /** The new subcaste: with 'add'. */
  slug?: string | null;
  en?: string | null;
  te?: string | null;
}

/** GET /admin/list-values/decisions; the newest first by default. */
export const SUBCASTE_DECISION_LIST = defineList('subcasteDecisions', {
  sorts: ['at'],
  order: 'desc',
  search: 'Search by text',
  filters: {},
});
export type SubcasteDecisionsQuery = QueryOf<typeof SUBCASTE_DECISION_LIST>;

export interface SubcasteDecisionRow {
  id: string;
  act: SubcasteAct;
  text: string;
  /** Null where it was left. */
  subcaste: SubcasteName | null;
  /** Members whose text was resolved. */
  members: number;
  /** Username. */
  by: string;
  at: string;
  /** Until when it can be undone; null where it is undone, or was left as it is: that can be undone at any time. */
  undoUntil: string | null;
  undoneAt: string | null;
}

export type SubcasteDecisionsPage = TablePage<SubcasteDecisionRow>;

export interface SubcasteDecisionAnswer {
  success: true;
  message: string;
  decision: SubcasteDecisionRow;
}
