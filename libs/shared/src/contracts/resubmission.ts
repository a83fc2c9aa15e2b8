/** R9, R30: identity numbers entered again: by a rejected member who asks again, or to correct them before a decision. */
import type { IdentityKind } from '../base/vocabulary/documents.js';
import type { VerificationStatus } from '../base/vocabulary/status.js';
import type { IdentityNumbers } from './identity-documents.js';

/** Asked for again: the team's decision erased them (R16). */
export type ResubmitRequest = IdentityNumbers;

export interface ResubmitAnswer {
  success: true;
  verificationStatus: VerificationStatus;
  resubmissionsLeft: number;
}

/** POST /verification/answer: to the team's question; the same answer sent twice is one. */
export interface TeamAnswerRequest {
  /** The question that was read. */
  questionId: string;
  answer: string;
}

export interface TeamAnswerAnswer {
  success: true;
  answeredAt: string;
}

export interface IdentityNumbersAnswer {
  success: true;
  /** All that is shown of it from now on (R16). */
  kind: IdentityKind;
  last4: string;
}
