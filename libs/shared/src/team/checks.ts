/** R69: the facts that a reviewer checks before a case is approved. */
import type { AccountStatus, VerificationStatus } from '../base/vocabulary/status.js';
import type { ValueOf } from '../base/vocabulary/option.js';
import type { PhotoView } from '../contracts/profile.js';
import type { DuplicateClue } from './contracts.js';

/** Those that only a person can check, in the order of their keys. */
export const HUMAN_FACTS = [
  { value: 'name', label: 'Name' },
  { value: 'dob', label: 'Date of birth' },
  { value: 'number', label: 'Document number' },
  { value: 'face', label: 'Face' },
] as const;
export type HumanFact = ValueOf<typeof HUMAN_FACTS>;

/** What a reviewer found; a fact without a tick is open. */
export type TickState = 'ok' | 'wrong';

export interface CaseTick {
  fact: HumanFact;
  state: TickState;
  /** The version of the case that was looked at: a tick of another one does not count. */
  seen: string;
  admin: { id: string; name: string };
  /** The caller's own; only these count for the caller's approval. */
  mine: boolean;
  at: string;
}

/** GET and PUT /admin/verifications/:userId/checks; ticks of all reviewers. */
export interface ChecksAnswer {
  success: true;
  caseId: string;
  ticks: CaseTick[];
}

/** PUT /admin/verifications/:userId/checks: all own ticks, in place of those before. */
export interface ChecksRequest {
  /** The case that was looked at. */
  caseId: string;
  /** What of it was looked at: ticks for anything else are refused. */
  seen: string;
  ok: HumanFact[];
  wrong: HumanFact[];
}

/** Why a case is approved although a check is open or failed; the audit log keeps the words. */
export const OVERRIDE_REASONS = [
  { value: 'known', label: 'Known to the team in person' },
  { value: 'called', label: 'Confirmed by phone' },
  { value: 'compared', label: 'Compared: a different person' },
  { value: 'other-document', label: 'Another document was shown' },
] as const;
export type OverrideReason = ValueOf<typeof OVERRIDE_REASONS>;

/** Another member who may be the same person, as far as it takes to compare the two. */
export interface DuplicateView {
  userId: string;
  name: string;
  clues: DuplicateClue[];
  dob: string;
  age: number;
  city: string | null;
  /** The last four digits. */
  phone: string;
  photo: PhotoView | null;
  verificationStatus: VerificationStatus;
  accountStatus: AccountStatus;
  registeredAt: string;
}

/** More look-alikes than these only mean that a number or a picture went round. */
export const DUPLICATES_SHOWN = 10;

/** GET /admin/verifications/:userId/duplicates. */
export interface DuplicatesAnswer {
  success: true;
  /** At most DUPLICATES_SHOWN, the strongest clues first. */
  duplicates: DuplicateView[];
  /** The accounts that are left out. */
  more: number;
  /** What equals a deleted account, of which only prints are kept. */
  gone: DuplicateClue[];
}
