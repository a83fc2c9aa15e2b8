import type { ResendOtpRequest, VerifyEmailRequest, VerifyPhoneRequest } from '@kalyanam/shared/contracts/auth';
import { RESEND_RULES, VERIFY_EMAIL_RULES, VERIFY_PHONE_RULES } from '@kalyanam/shared/rules/account.rules';
import { ruled } from '../common/validation/ruled.js';

export class VerifyEmailDto extends ruled<VerifyEmailRequest>(VERIFY_EMAIL_RULES) {}
export class VerifyPhoneDto extends ruled<VerifyPhoneRequest>(VERIFY_PHONE_RULES) {}
export class ResendOtpDto extends ruled<ResendOtpRequest>(RESEND_RULES) {}
