import type { ResubmitRequest } from '@kalyanam/shared/contracts/resubmission';
import { RESUBMIT_RULES } from '@kalyanam/shared/rules/profile.rules';
import { ruled } from '../common/validation/ruled.js';

export class ResubmitDto extends ruled<ResubmitRequest>(RESUBMIT_RULES) {}
