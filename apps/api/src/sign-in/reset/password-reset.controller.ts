import type { ForgotPasswordRequest, MessageAnswer, ResetPasswordRequest } from '@kalyanam/shared/contracts/auth';
import { FORGOT_PASSWORD_RULES, RESET_PASSWORD_RULES } from '@kalyanam/shared/rules/account.rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Client, type ClientInfo } from '../../common/http/client.js';
import { Answers } from '../../common/openapi/answers.js';
import { ruled } from '../../common/validation/ruled.js';
import { PasswordResets } from './password-reset.service.js';

class ForgotPasswordDto extends ruled<ForgotPasswordRequest>(FORGOT_PASSWORD_RULES) {}
class ResetPasswordDto extends ruled<ResetPasswordRequest>(RESET_PASSWORD_RULES) {}

@Controller('auth')
@Access('open')
export class PasswordResetController {
  constructor(private readonly resets: PasswordResets) {}

  @Post('forgot-password')
  @HttpCode(200)
  @Answers('MessageAnswer')
  ask(@Body() body: ForgotPasswordDto, @Client() { ip }: ClientInfo): Promise<Answer<MessageAnswer>> {
    return this.resets.ask(body, ip);
  }

  @Post('reset-password')
  @HttpCode(200)
  @Answers('MessageAnswer')
  reset(@Body() body: ResetPasswordDto, @Client() { ip }: ClientInfo): Promise<Answer<MessageAnswer>> {
    return this.resets.reset(body, ip);
  }
}
