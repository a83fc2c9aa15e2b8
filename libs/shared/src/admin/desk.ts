/** The verification desk as it is shared by several reviewers (R54 to R56). */
import type { ValueOf } from '../vocabulary/option.js';

export type Decision = 'approve' | 'reject';

/** What an approval asks once more (R55), with the words of the question. */
export const ACKNOWLEDGEMENTS = [
  { value: 'aadhaar-unopened', label: 'Aadhaar not opened' },
  { value: 'pan-unopened', label: 'PAN not opened' },
  { value: 'aadhaar-missing', label: 'No Aadhaar file' },
  { value: 'checksum-fails', label: 'Aadhaar number fails its checksum' },
  { value: 'duplicate-number', label: 'Another member has the same number' },
] as const;
export type Acknowledgement = ValueOf<typeof ACKNOWLEDGEMENTS>;

export const DESK_EVENT_KINDS = [
  'entered',
  'claimed',
  'released',
  'taken-over',
  'pending',
  'undone',
  'called-off',
  'decided',
] as const;
export type DeskEventKind = (typeof DESK_EVENT_KINDS)[number];

/** Sent as the event `case` of GET /admin/verifications/events. */
export interface DeskEvent {
  /** 'called-off': the member changed something before the decision was carried out. */
  kind: DeskEventKind;
  at: string;
  userId: string;
  caseId: string;
  /** Who did it; null when no administrator did. */
  admin: { id: string; username: string; name: string } | null;
  /** Of 'pending', 'undone', 'called-off' and 'decided'. */
  decision: Decision | null;
  /** The end of a claim, or of the time in which a decision can be undone. */
  until: string | null;
  /** Of 'decided': the member has a live session, which was notified (R5). */
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
