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
import { Follows } from '../common/validation/follows.js';

export class OwnPasswordDto implements OwnPasswordRequest {
  @Follows(OWN_PASSWORD_RULES.password)
  password: string;

  @Follows(OWN_PASSWORD_RULES.newPassword)
  newPassword: string;
}

export class ProofDto implements ProofRequest {
  @Follows(PROOF_RULES.password)
  password?: string;

  @Follows(PROOF_RULES.code)
  code?: string;
}

export class SecondFactorDto implements SecondFactorRequest {
  @Follows(SECOND_FACTOR_RULES.password)
  password: string;
}

export class SecondFactorCodeDto implements SecondFactorCode {
  @Follows(SECOND_FACTOR_CODE_RULES.code)
  code: string;
}
