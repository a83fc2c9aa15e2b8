import type { ForgotPasswordRequest, ResetPasswordRequest } from '@kalyanam/shared/contracts/auth';
import { FORGOT_PASSWORD_RULES, RESET_PASSWORD_RULES } from '@kalyanam/shared/rules/account.rules';
import { Follows } from '../../common/validation/follows.js';

export class ForgotPasswordDto implements ForgotPasswordRequest {
  @Follows(FORGOT_PASSWORD_RULES.email) email: string;
}

export class ResetPasswordDto implements ResetPasswordRequest {
  @Follows(RESET_PASSWORD_RULES.token) token: string;
  @Follows(RESET_PASSWORD_RULES.password) password: string;
}
