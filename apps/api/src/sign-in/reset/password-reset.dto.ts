import type { ForgotPasswordRequest, ResetPasswordRequest } from '@kalyanam/shared/contracts/auth';
import { FORGOT_PASSWORD_RULES, RESET_PASSWORD_RULES } from '@kalyanam/shared/rules/account.rules';
import { ruled } from '../../common/validation/ruled.js';

export class ForgotPasswordDto extends ruled<ForgotPasswordRequest>(FORGOT_PASSWORD_RULES) {}
export class ResetPasswordDto extends ruled<ResetPasswordRequest>(RESET_PASSWORD_RULES) {}
