/** R9, R30: identity numbers entered again: by a rejected member who asks again, or to correct them before a decision. */
import type { VerificationStatus } from '../vocabulary/status.js';

export interface ResubmitRequest {
  /** Asked for again: the team's decision erased it (R16). */
  aadhaarNumber: string;
  panNumber?: string | null;
}

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
  aadhaarLast4: string;
}
