/** The queue of cases as several reviewers share it (R54 to R56). */
import type { ValueOf } from '../base/vocabulary/option.js';

export type Decision = 'approve' | 'reject';

/** What an approval asks once more (R55), with the words of the question. */
export const ACKNOWLEDGEMENTS = [
  { value: 'identity-unopened', label: 'Identity document not opened' },
  { value: 'pan-unopened', label: 'PAN not opened' },
  { value: 'identity-missing', label: 'No picture of the identity document' },
  { value: 'number-missing', label: 'No number of the identity document' },
  { value: 'checksum-fails', label: 'Aadhaar number fails its checksum' },
  { value: 'duplicate-number', label: 'Another member has the same number' },
  { value: 'duplicate-picture', label: 'Another account has the same photo or picture of a document' },
  { value: 'checks-open', label: 'Not everything is checked' },
] as const;
export type Acknowledgement = ValueOf<typeof ACKNOWLEDGEMENTS>;

/** Those that an approval passes over only for a reason in words. */
export const NEEDS_REASON: readonly Acknowledgement[] = [
  'identity-missing',
  'number-missing',
  'checksum-fails',
  'duplicate-number',
  'duplicate-picture',
  'checks-open',
];

/** Filters of the queue; without one, all cases are listed. */
export const QUEUE_FILTERS = [
  { value: 'mine', label: 'Mine' },
  { value: 'free', label: 'Free' },
  { value: 'late', label: 'Over 48 h' },
  { value: 'resubmitted', label: 'Resubmitted' },
  { value: 'no-file', label: 'No file' },
  { value: 'abroad', label: 'Abroad' },
  { value: 'waiting', label: 'Waiting' },
  { value: 'paused', label: 'Paused' },
] as const;
export type QueueFilter = ValueOf<typeof QUEUE_FILTERS>;

/** The query of GET /admin/verifications; every value a text, as in the URL. */
export interface QueueQuery {
  /** Starts at 1. */
  page?: string;
  /** At most 200. */
  pageSize?: string;
  /**
   * 'mine': assigned to the caller or claimed; 'free': no colleague works on it or has it assigned; 'late': it waits
   * for longer than the owner's settings allow; 'waiting': its member is asked something; 'paused': its member is held
   * or suspended, so that no other list has it.
   */
  only?: QueueFilter;
  /** Beginnings of words of a name, or an email or phone number. */
  q?: string;
}

export const CASE_EVENT_KINDS = [
  'entered',
  'claimed',
  'released',
  'taken-over',
  'pending',
  'undone',
  'called-off',
  'decided',
  'assigned',
  'given-back',
  'asked',
  'answered',
  'withdrawn',
  'unanswered',
  'paused',
  'resumed',
  'first-yes',
  'first-yes-back',
  'checked',
] as const;
export type CaseEventKind = (typeof CASE_EVENT_KINDS)[number];

/** Sent as the event `case` of GET /admin/verifications/events. */
export interface CaseEvent {
  /**
   * 'checked': a fact was ticked. 'called-off': the member changed something, or was held, before the decision was
   * carried out. 'paused', 'resumed': with the account. 'withdrawn': the question to the member; 'unanswered': it was
   * not answered in time. 'first-yes': a case that needs two reviewers has one.
   */
  kind: CaseEventKind;
  at: string;
  userId: string;
  caseId: string;
  /** Who did it; null when no administrator did. */
  admin: { id: string; username: string; name: string } | null;
  /** Set for 'assigned'. */
  to: { id: string; name: string } | null;
  /** Set for 'pending', 'undone', 'called-off' and 'decided'. */
  decision: Decision | null;
  /** The end of a claim, or of the time in which a decision can be undone. */
  until: string | null;
  /** Set for 'decided': the member has a live session, which was notified (R5). */
  sessionUpdated: boolean;
}

/** A decision that is carried out at `until`; the failure 'decision-pending' carries it as `pending`. */
export interface PendingDecision {
  decision: Decision;
  /** Username. */
  decidedBy: string;
  name: string;
  /** The caller's own, who can undo it. */
  mine: boolean;
  decidedAt: string;
  until: string;
}
