import type {
  IdentityNumbersAnswer,
  ResubmitAnswer,
  ResubmitRequest,
  TeamAnswerAnswer,
  TeamAnswerRequest,
} from '@kalyanam/shared/contracts/resubmission';
import { IDENTITY_RULES } from '@kalyanam/shared/topics/verification/identity.rules';
import { TEAM_ANSWER_RULES } from '@kalyanam/shared/topics/profile/own-profile.rules';
import { Body, Controller, HttpCode, Post, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { TeamAnswers } from './team-answers.service.js';
import { VerificationService } from './verification.service.js';

class TeamAnswerDto extends ruled<TeamAnswerRequest>(TEAM_ANSWER_RULES) {}
class ResubmitDto extends ruled<ResubmitRequest>(IDENTITY_RULES) {}

@Controller('verification')
export class VerificationController {
  constructor(
    private readonly verification: VerificationService,
    private readonly answers: TeamAnswers,
  ) {}

  @Post('answer')
  @HttpCode(200)
  @Access('member')
  @Answers('TeamAnswerAnswer')
  answer(
    @Body() answer: TeamAnswerDto,
    @Caller() member: MemberPrincipal,
    @Client() client: ClientInfo,
  ): Promise<Answer<TeamAnswerAnswer>> {
    return this.answers.answer(member, answer, client.ip);
  }

  @Post('resubmit')
  @HttpCode(200)
  @Access('member')
  @Answers('ResubmitAnswer')
  resubmit(
    @Body() numbers: ResubmitDto,
    @Caller() member: MemberPrincipal,
    @Client() client: ClientInfo,
  ): Promise<Answer<ResubmitAnswer>> {
    return this.verification.resubmit(member, numbers, client.ip);
  }

  @Put('identity-numbers')
  @Access('member')
  @Answers('IdentityNumbersAnswer')
  correctNumbers(
    @Body() numbers: ResubmitDto,
    @Caller() member: MemberPrincipal,
  ): Promise<Answer<IdentityNumbersAnswer>> {
    return this.verification.correctNumbers(member, numbers);
  }
}
