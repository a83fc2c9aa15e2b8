/** Acts on several rows of a list. */
import type { ValueOf } from '../base/vocabulary/option.js';

/** What became of a row, or would become of it. */
export const BULK_OUTCOMES = [
  { value: 'done', label: 'Done' },
  { value: 'has-file', label: 'has uploaded the document' },
  { value: 'not-waiting', label: 'does not wait for verification' },
  { value: 'not-active', label: 'is on hold or suspended' },
  { value: 'reminded', label: 'was reminded in the last 24 hours' },
  { value: 'too-early', label: 'has not waited long enough' },
  { value: 'claimed', label: 'is being reviewed by a colleague' },
  { value: 'decided', label: 'is decided already' },
  { value: 'on-hold', label: 'is on hold: decide that report separately' },
  { value: 'changed', label: 'has changed since you looked' },
  { value: 'used', label: 'is in use' },
  { value: 'gone', label: 'was not found' },
  { value: 'failed', label: 'could not be changed' },
] as const;
export type BulkOutcome = ValueOf<typeof BULK_OUTCOMES>;

/**
 * POST /admin/users/remind, /admin/users/reject-without-file (and its /undo), /admin/reports/dismiss,
 * /admin/eligible-users/remove. The query of the URL filters as in the list. Repeating a request does nothing twice.
 */
export interface BulkRequest {
  /**
   * Rows by their ids. Left out only in a preview: then all rows that the query matches, up to TEAM_LIMITS.bulkRows.
   */
  ids?: string[];
  /** Nothing is changed: the answer says what would be. */
  preview?: boolean;
  /** For the team, where reports are closed. */
  notes?: string;
}

export interface BulkRow {
  id: string;
  /** Name of the member, or email of the pair. */
  name: string;
  /** Phone of a pair, so that its removal can be undone; empty otherwise. */
  phone: string;
  outcome: BulkOutcome;
}

export interface BulkAnswer {
  success: true;
  /** In the order of the request, or newest first. */
  rows: BulkRow[];
  /** How many rows the query matches; those beyond TEAM_LIMITS.bulkRows are not among `rows`. */
  total: number;
  /** Rejections are carried out then; until then they can be undone. */
  pendingUntil: string | null;
}
