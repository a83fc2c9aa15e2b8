import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Client, type ClientInfo } from '../../common/http/client.js';
import { Answers } from '../../common/openapi/answers.js';
import { ForgotPasswordDto, ResetPasswordDto } from './password-reset.dto.js';
import { PasswordResets } from './password-reset.service.js';

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
