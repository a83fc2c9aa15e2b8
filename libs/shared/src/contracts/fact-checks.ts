import type { CheckEvidence, CheckMethod, Paper } from '../topics/verification/checks.js';
import type { CheckRefusal } from '../base/vocabulary/check-refusals.js';
import type { IdentityKind } from '../base/vocabulary/documents.js';
import type { CheckFact } from '../base/domain/lists.js';

/** One line of the box "What we checked": method, kind and day, never a number, an issuer or an address. */
export interface CheckLine {
  fact: CheckFact;
  state: 'checked' | 'lapsed' | 'vouched' | 'said' | 'unstated';
  /** Set with `checked` and `lapsed`. */
  method: CheckMethod | null;
  evidence: CheckEvidence | null;
  /** The day in India, YYYY-MM-DD. */
  date: string | null;
}

/** One's own line. */
export interface MyCheck extends CheckLine {
  /** The day from which it counts no more. */
  until: string | null;
  /** The team could not confirm it; why, where it was a file that they were sent. */
  failed: boolean;
  refusal: CheckRefusal | null;
  /** The document that shows the fact; null where one of identity does, or none. */
  paper: Paper | null;
  /** The sent file waits for the team, which answers by then. */
  waiting: { since: string; due: string } | null;
  /** How it can be checked now. */
  by: ('file' | 'code')[];
}

/** POST /profiles/me/checks/:fact/code; only for employment with an address. */
export interface CheckCodeRequest {
  email?: string;
}

export interface CheckCodeAnswer {
  success: true;
  /** Seconds until another code may be asked for. */
  resendAfter: number;
}

/** POST /profiles/me/checks/:fact/code/confirm */
export interface CheckConfirmationRequest {
  code: string;
}

/** GET /profiles/me/checks */
export interface MyChecksAnswer {
  success: true;
  checks: MyCheck[];
  /** The documents of identity that are taken, in the order offered. */
  documents: IdentityKind[];
}
