/**
 * R30: changes of a verified member's name, date of birth, gender, marital status or gothra wait for the team; so do free
 * texts, details and siblings whose words would hold a note (R112).
 */
import type { PhotoView, ReviewedFields } from '../contracts/profile.js';
import type { NotePattern } from '../base/domain/interlock.js';
import type { Decision } from './case-queue.js';
import type { WriterPast } from './held-notes.js';
import type { DocumentKind } from '../base/vocabulary/documents.js';
import { defineList, type QueryOf } from './lists.js';
import type { MemberName, TablePage } from './tables.js';

export const PROFILE_EDIT_STATES = [
  { value: 'open', label: 'Waiting' },
  { value: 'closed', label: 'Decided' },
] as const;

/** GET /admin/profile-edits; the oldest of those that wait first, by default. */
export const PROFILE_EDIT_LIST = defineList('profileEdits', {
  sorts: ['askedAt'],
  order: 'asc',
  filters: { state: { label: 'State', options: PROFILE_EDIT_STATES } },
});
export type ProfileEditsQuery = QueryOf<typeof PROFILE_EDIT_LIST>;

export interface ProfileEditRow {
  id: string;
  member: MemberName & { email: string };
  photos: PhotoView[];
  /** The clock of 24 to 48 hours starts here. A member who edits again restarts it. */
  askedAt: string;
  changes: ProfileChangeView[];
  impact: ProfileEditImpact;
  past: EditWriterPast;
  decision: ProfileEditDecisionView | null;
}

/** What hangs on the details that are to change. */
export interface ProfileEditImpact {
  /** Interests of the member, by state. */
  accepted: number;
  pending: number;
  /** When a document was checked with the details as they were; null: never. */
  documentCheckedAt: string | null;
  /** Kinds of documents whose files are still there. */
  files: DocumentKind[];
}

export interface EditWriterPast extends WriterPast {
  /** The member's other changes that the team rejected. */
  refusedEdits: number;
}

export interface ProfileChangeView {
  field: keyof ReviewedFields;
  /** The current value; after a decision, the previous one; of a place its city, of siblings what is said of their work and places. Null: the role does not read it. */
  from: string | null;
  to: string | null;
  /** What words of a free text speak of, for which it waits. */
  mentions: NotePattern[];
}

export interface ProfileEditDecisionView {
  decision: Decision;
  notes: string;
  /** Username. */
  decidedBy: string;
  decidedAt: string;
}

export type ProfileEditsPage = TablePage<ProfileEditRow>;

/** POST /admin/profile-edits/:id/decision; a second one is answered 'already-decided' with `first`. */
export interface ProfileEditDecisionRequest {
  decision: Decision;
  /** The member reads it; needed for a rejection. */
  notes?: string;
  /** The edit that was looked at: a member may have changed it since ('changed-meanwhile'). */
  askedAt: string;
}

export interface ProfileEditDecisionAnswer {
  success: true;
  message: string;
}
