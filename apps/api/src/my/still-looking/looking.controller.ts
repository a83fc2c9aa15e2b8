import type { LookingQuestionAnswer, LookingRequest, LookingStanding } from '@kalyanam/shared/contracts/looking';
import { LOOKING_RULES } from '@kalyanam/shared/topics/matching/looking.rules';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { LookingAnswers } from './looking-answers.service.js';

class LookingDto extends ruled<LookingRequest>(LOOKING_RULES) {}

@Controller()
export class LookingController {
  constructor(private readonly answers: LookingAnswers) {}

  @Post('profiles/me/looking')
  @HttpCode(200)
  @Access('member')
  @Answers('LookingStanding')
  answer(@Caller() caller: MemberPrincipal, @Body() body: LookingDto): Promise<Answer<LookingStanding>> {
    return this.answers.answer(caller.userId, body);
  }

  @Get('looking/:token')
  @Access('open')
  @Answers('LookingQuestionAnswer')
  question(@Param('token') token: string, @Client() { ip }: ClientInfo): Promise<Answer<LookingQuestionAnswer>> {
    return this.answers.question(token, ip);
  }

  @Post('looking/:token')
  @HttpCode(200)
  @Access('open')
  @Answers('LookingStanding')
  answerByLink(
    @Param('token') token: string,
    @Body() body: LookingDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<LookingStanding>> {
    return this.answers.answerByLink(token, body, ip);
  }
}
