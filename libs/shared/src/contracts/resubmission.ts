/** R9: a rejected member asks the team to look again. */
import type { VerificationStatus } from '../vocabulary/status.js';

export interface ResubmitRequest {
  /** Asked for anew: the team's decision erased it (R16). */
  aadhaarNumber: string;
  panNumber?: string | null;
}

export interface ResubmitAnswer {
  success: true;
  verificationStatus: VerificationStatus;
  resubmissionsLeft: number;
}
