import type {
  OwnPasswordRequest,
  ProofRequest,
  SecondFactorCode,
  SecondFactorRequest,
} from '@kalyanam/shared/admin/administrators';
import {
  OWN_PASSWORD_RULES,
  PROOF_RULES,
  SECOND_FACTOR_CODE_RULES,
  SECOND_FACTOR_RULES,
} from '@kalyanam/shared/rules/admin.rules';
import { ruled } from '../common/validation/ruled.js';

export class OwnPasswordDto extends ruled<OwnPasswordRequest>(OWN_PASSWORD_RULES) {}
export class ProofDto extends ruled<ProofRequest>(PROOF_RULES) {}
export class SecondFactorDto extends ruled<SecondFactorRequest>(SECOND_FACTOR_RULES) {}
export class SecondFactorCodeDto extends ruled<SecondFactorCode>(SECOND_FACTOR_CODE_RULES) {}
