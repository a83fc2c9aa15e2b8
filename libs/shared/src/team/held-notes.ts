/** C9: notes of interests that wait for the team. Only reviewers and owners read them. */
import { INTEREST_LIMITS } from '../topics/interests/interests.js';
import type { NoteMark } from '../topics/interlock/lint.js';
import type { ValueOf } from '../base/vocabulary/option.js';

/** How long a note may wait: hours until it is due, and until it is late. */
export const NOTE_CLOCK = { dueHours: INTEREST_LIMITS.noteHours / 2, lateHours: INTEREST_LIMITS.noteHours } as const;

/** The number of notes on one screen. */
export const NOTES_A_SCREEN = 20;

/** Decisions on a note; a warning and a hold refuse it as well. */
export const NOTE_ACTS = [
  { value: 'allow', label: 'Allow' },
  { value: 'refuse', label: 'Refuse' },
  { value: 'warn', label: 'Refuse and warn' },
  { value: 'hold', label: 'Refuse and hold the account' },
] as const;
export type NoteAct = ValueOf<typeof NOTE_ACTS>;

export interface NoteWriter {
  id: string;
  name: string;
}

/** History of a member, shown wherever the team decides on their words or details. */
export interface WriterPast {
  /** The day of the newest approval; null while they are not verified. */
  verifiedAt: string | null;
  /** Notes of theirs that were held before, by what became of them. */
  allowed: number;
  refused: number;
  /** Reports about them that the team has not decided. */
  openReports: number;
}

export interface NoteSender extends NoteWriter, WriterPast {}

export interface WaitingNote {
  /** The interest's. */
  id: string;
  note: string;
  marks: readonly NoteMark[];
  sender: NoteSender;
  receiver: NoteWriter;
  since: string;
  /** By then the team decides. */
  due: string;
}

/** GET /admin/notes: the oldest first. */
export interface NoteQueueAnswer {
  success: true;
  notes: WaitingNote[];
  /** The number of all waiting notes. */
  total: number;
}

/** POST /admin/notes/:id/decision */
export interface NoteDecisionRequest {
  act: NoteAct;
  /** Required with a warning or a hold: the sender reads it. */
  message?: string;
}

export interface NoteDecisionAnswer {
  success: true;
  /** The number of notes that still wait. */
  total: number;
}
