import type { ResendOtpRequest, VerifyEmailRequest, VerifyPhoneRequest } from '@kalyanam/shared/contracts/auth';
import { RESEND_RULES, VERIFY_EMAIL_RULES, VERIFY_PHONE_RULES } from '@kalyanam/shared/rules/account.rules';
import { Follows } from '../common/validation/follows.js';

export class VerifyEmailDto implements VerifyEmailRequest {
  @Follows(VERIFY_EMAIL_RULES.token) token: string;
}

export class VerifyPhoneDto implements VerifyPhoneRequest {
  @Follows(VERIFY_PHONE_RULES.userId) userId: string;
  @Follows(VERIFY_PHONE_RULES.code) code: string;
}

export class ResendOtpDto implements ResendOtpRequest {
  @Follows(RESEND_RULES.userId) userId: string;
  @Follows(RESEND_RULES.channel) channel?: 'phone' | 'email';
}
