import type { AssistedKeepRequest, AssistedStanding } from '@kalyanam/shared/contracts/assisted';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { ASSISTED_KEEP_RULES } from '@kalyanam/shared/topics/family/taking-over.rules';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { AssistedAnswers } from './assisted-answers.service.js';

class KeepDto extends ruled<AssistedKeepRequest>(ASSISTED_KEEP_RULES) {}

/** C14: opened by the link in the mail about what the team entered on the phone. */
@Controller('assisted/:token')
@Access('open')
export class AssistedAnswersController {
  constructor(private readonly answers: AssistedAnswers) {}

  @Get()
  @Answers('AssistedStanding')
  standing(@Param('token') token: string, @Client() client: ClientInfo): Promise<Answer<AssistedStanding>> {
    return this.answers.standing(token, client);
  }

  @Post('keep')
  @HttpCode(200)
  @Answers('MessageAnswer')
  keep(
    @Param('token') token: string,
    @Body() body: KeepDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<MessageAnswer>> {
    return this.answers.keep(token, body, ip);
  }

  @Post('strike')
  @HttpCode(200)
  @Answers('MessageAnswer')
  strike(@Param('token') token: string, @Client() { ip }: ClientInfo): Promise<Answer<MessageAnswer>> {
    return this.answers.strike(token, ip);
  }
}
