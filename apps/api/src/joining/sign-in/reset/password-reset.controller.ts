import type {
  ForgotPasswordRequest,
  MessageAnswer,
  ResetPasswordAnswer,
  ResetPasswordRequest,
} from '@kalyanam/shared/contracts/auth';
import { FORGOT_PASSWORD_RULES, RESET_PASSWORD_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Access } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../../platform/http/client.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { MemberBrowsers } from '../../../platform/http/known-browsers.js';
import { PasswordResets } from './password-reset.service.js';

class ForgotPasswordDto extends ruled<ForgotPasswordRequest>(FORGOT_PASSWORD_RULES) {}
class ResetPasswordDto extends ruled<ResetPasswordRequest>(RESET_PASSWORD_RULES) {}

@Controller('auth')
@Access('open')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly browsers: MemberBrowsers,
  ) {}

  @Post('forgot-password')
  @HttpCode(200)
  @Answers('MessageAnswer')
  ask(@Body() body: ForgotPasswordDto, @Client() { ip }: ClientInfo): Promise<Answer<MessageAnswer>> {
    return this.resets.ask(body, ip);
  }

  @Post('reset-password')
  @HttpCode(200)
  @Answers('ResetPasswordAnswer')
  async reset(
    @Body() body: ResetPasswordDto,
    @Client() { ip }: ClientInfo,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<ResetPasswordAnswer>> {
    const browser = this.browsers.fromRequest(request);
    const { answer, account } = await this.resets.reset(body, ip, browser);
    if (account !== null) this.browsers.remember(reply, browser, account);
    return answer;
  }
}
