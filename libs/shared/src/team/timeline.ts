/** The history of one member, from every table that keeps a part of it. */
import type { ValueOf } from '../base/vocabulary/option.js';
import type { AuditRowView } from './audit.js';
import type { MemberName } from './tables.js';

export const TIMELINE_KINDS = [
  { value: 'proofs', label: 'Registered and proved' },
  { value: 'decisions', label: 'Decisions' },
  { value: 'reports', label: 'Reports' },
  { value: 'interests', label: 'Interests' },
  { value: 'sign-ins', label: 'Logins' },
  { value: 'notes', label: 'Team notes' },
  { value: 'audit', label: 'Audit' },
] as const;
export type TimelineKind = ValueOf<typeof TIMELINE_KINDS>;

export const TIMELINE_PAGE = 100;

/** GET /admin/users/:id/timeline; newest first. */
export interface TimelineQuery {
  /** `next` of the page before. */
  before?: string;
  /** TIMELINE_KINDS with commas between them; all without it. */
  kinds?: string;
}

export interface TimelineAnswer {
  success: true;
  events: TimelineEvent[];
  /** For the older ones; null when these are the oldest. */
  next: string | null;
}

/** What happened; the screen has a sentence for each. */
export type TimelineWhat =
  | 'registered'
  | 'email-verified'
  | 'phone-verified'
  | 'consented'
  | 'document-uploaded'
  | 'entered-queue'
  | 'resubmitted'
  | 'approved'
  | 'rejected'
  | 'pre-approved'
  | 'change-requested'
  | 'change-approved'
  | 'change-rejected'
  | 'was-reported'
  | 'reported'
  | 'report-upheld'
  | 'report-dismissed'
  | 'interests-sent'
  | 'interests-received'
  | 'interests-accepted'
  | 'contact-opened-by'
  | 'contact-opened-of'
  | 'logged-in'
  | 'session-ended'
  | 'noted'
  | 'looked-up'
  | 'audited';

export interface TimelineEvent {
  /** Its place in the history: what `before` takes. */
  id: string;
  at: string;
  kind: TimelineKind;
  what: TimelineWhat;
  /** Username of who did it, where it was one of the team. */
  by: string | null;
  /** The other member, where there is one. */
  member: MemberName | null;
  /** The count, for events that are summed up by day. */
  count: number;
  /** A report's id. */
  report: string | null;
  /** The text written with it. */
  notes: string;
  /** Codes of reasons, of fields, of a kind of document: what `what` is about. */
  codes: string[];
  ip: string;
  /** The row behind 'audited'. */
  audit: AuditRowView | null;
}

/** How a session came to its end, as the team reads it. */
export const SESSION_ENDS = [
  { value: 'sign-out', label: 'Logged out' },
  { value: 'sign-out-everywhere', label: 'Logged out everywhere' },
  { value: 'too-many', label: 'Ended by a newer login' },
  { value: 'reuse', label: 'Ended because an old login was used again' },
  { value: 'password-reset', label: 'Ended by a password reset' },
  { value: 'password-change', label: 'Ended by a password change' },
  { value: 'suspended', label: 'Ended by the suspension' },
  { value: 'team', label: 'Logged out by the team' },
  { value: 'deleted', label: 'Ended with the account' },
  { value: 'candidate', label: 'Ended as the candidate took the account over' },
] as const;
