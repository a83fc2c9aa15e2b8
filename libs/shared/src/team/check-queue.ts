/** C7: files that members sent so that a fact is checked. */
import type { CheckEvidence, CheckVerdict } from '../topics/verification/checks.js';
import type { CheckLine } from '../contracts/fact-checks.js';
import type { PhotoView } from '../contracts/profile.js';
import type { CheckFact } from '../base/domain/lists.js';
import type { CheckRefusal } from '../base/vocabulary/check-refusals.js';
import type { AdminRole } from './roles.js';

/** The number of checks on one screen. */
export const CHECKS_A_SCREEN = 20;

/** What of a profile the file is compared with. */
export type SaidOfFact = Partial<
  Record<
    | 'name'
    | 'dob'
    | 'maritalStatus'
    | 'education'
    | 'degree'
    | 'institution'
    | 'employer'
    | 'visaStatus'
    | 'workType'
    | 'workCountry'
    | 'annualIncome',
    string | null
  >
>;

export interface WaitingCheck {
  id: string;
  userId: string;
  fact: CheckFact;
  kind: CheckEvidence;
  said: SaidOfFact;
  /** The main photo, where the fact is the photo. */
  photo: PhotoView | null;
  /** What of the profile was looked at. */
  seen: string;
  since: string;
  /** By then the team answers. */
  due: string;
  /** Whether the caller has opened the file. */
  opened: boolean;
}

/** GET /admin/checks: the oldest first. */
export interface CheckQueueAnswer {
  success: true;
  checks: WaitingCheck[];
  /** The number of all waiting files. */
  total: number;
}

/** POST /admin/checks/:id/decision */
export interface CheckDecisionRequest {
  seen: string;
  verdict: CheckVerdict;
  /** Required with `failed`: the member reads it. */
  refusal?: CheckRefusal;
  /** The date on the document, on which the check ends at the latest. */
  paperUntil?: string;
}

export interface CheckDecisionAnswer {
  success: true;
  /** The number of files that still wait. */
  total: number;
}

/** A line as the team reads it. */
export interface TeamCheck extends CheckLine {
  failed: boolean;
  until: string | null;
  role: AdminRole | null;
  /** Why the team took it back. */
  revoked: string | null;
  /** A file waits in the queue. */
  waiting: boolean;
}

/** GET /admin/users/:id/checks */
export interface TeamChecksAnswer {
  success: true;
  checks: TeamCheck[];
}

/** POST /admin/users/:id/checks/:fact/revocation */
export interface CheckRevocationRequest {
  reason: string;
}
