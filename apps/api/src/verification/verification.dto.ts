import type { ResubmitRequest } from '@kalyanam/shared/contracts/resubmission';
import { RESUBMIT_RULES } from '@kalyanam/shared/rules/profile.rules';
import { Follows } from '../common/validation/follows.js';

export class ResubmitDto implements ResubmitRequest {
  @Follows(RESUBMIT_RULES.aadhaarNumber)
  aadhaarNumber: string;

  @Follows(RESUBMIT_RULES.panNumber)
  panNumber?: string | null;
}
