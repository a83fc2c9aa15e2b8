import type {
  CodesAnswer,
  ResendAnswer,
  ResendOtpRequest,
  VerifyAnswer,
  VerifyEmailRequest,
  VerifyPhoneRequest,
} from '@kalyanam/shared/contracts/auth';
import { RESEND_RULES, VERIFY_EMAIL_RULES, VERIFY_PHONE_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { VerificationCodes } from './verification-codes.service.js';

class VerifyEmailDto extends ruled<VerifyEmailRequest>(VERIFY_EMAIL_RULES) {}
class VerifyPhoneDto extends ruled<VerifyPhoneRequest>(VERIFY_PHONE_RULES) {}
class ResendOtpDto extends ruled<ResendOtpRequest>(RESEND_RULES) {}

/** Section 4: the email step and the phone step of /verify. */
@Controller('auth')
@Access('member')
export class VerificationCodesController {
  constructor(private readonly codes: VerificationCodes) {}

  @Get('codes')
  @Answers('CodesAnswer')
  waiting(@Caller() caller: MemberPrincipal): Promise<Answer<CodesAnswer>> {
    return this.codes.waiting(caller);
  }

  @Post('verify-email')
  @HttpCode(200)
  @Answers('VerifyAnswer')
  verifyEmail(
    @Caller() caller: MemberPrincipal,
    @Body() body: VerifyEmailDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<VerifyAnswer>> {
    return this.codes.verifyEmail(caller, body, ip);
  }

  @Post('verify-phone')
  @HttpCode(200)
  @Answers('VerifyAnswer')
  verifyPhone(@Caller() caller: MemberPrincipal, @Body() body: VerifyPhoneDto): Promise<Answer<VerifyAnswer>> {
    return this.codes.verifyPhone(caller, body);
  }

  @Post('resend-otp')
  @HttpCode(200)
  @Answers('ResendAnswer')
  resend(
    @Caller() caller: MemberPrincipal,
    @Body() body: ResendOtpDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<ResendAnswer>> {
    return this.codes.resend(caller, body, ip);
  }
}
