/** What the team writes about a member for itself: the member never reads it. */
import type { ValueOf } from '../base/vocabulary/option.js';

export const NOTE_KINDS = [
  { value: 'note', label: 'Note' },
  { value: 'call', label: 'Call' },
  { value: 'message', label: 'Message' },
  { value: 'mail', label: 'Email' },
] as const;
export type NoteKind = ValueOf<typeof NOTE_KINDS>;

/** What came of a call, a message or a mail. */
export const CONTACT_OUTCOMES = [
  { value: 'confirmed', label: 'Confirmed' },
  { value: 'no-answer', label: 'No answer' },
  { value: 'wrong-number', label: 'Wrong number' },
  { value: 'other', label: 'Other' },
] as const;
export type ContactOutcome = ValueOf<typeof CONTACT_OUTCOMES>;

export interface MemberNote {
  id: string;
  kind: NoteKind;
  /** The outcome of a call, a message or a mail. */
  outcome: ContactOutcome | null;
  /** May be empty where there is an outcome. */
  text: string;
  author: { id: string; name: string };
  at: string;
}

/** GET /admin/users/:id/notes: the newest first, at most 100. */
export interface MemberNotesAnswer {
  success: true;
  notes: MemberNote[];
}

/** POST /admin/users/:id/notes. */
export interface MemberNoteRequest {
  kind: NoteKind;
  /** For a note; a contact may have an outcome alone. */
  text?: string;
  outcome?: ContactOutcome;
}

export interface MemberNoteAnswer {
  success: true;
  message: string;
  note: MemberNote;
}
