import type {
  CheckDecisionAnswer,
  CheckDecisionRequest,
  CheckQueueAnswer,
  CheckRevocationRequest,
  TeamChecksAnswer,
} from '@kalyanam/shared/team/check-queue';
import { CHECK_DECISION_RULES, CHECK_REVOCATION_RULES } from '@kalyanam/shared/topics/verification/check.rules';
import { Body, Controller, Get, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { DOCUMENT_PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { CheckQueue } from './check-queue.service.js';
import { TeamChecks } from './team-checks.service.js';

class CheckDecisionDto extends ruled<CheckDecisionRequest>(CHECK_DECISION_RULES) {}
class RevocationDto extends ruled<CheckRevocationRequest>(CHECK_REVOCATION_RULES) {}

@Controller('admin')
export class AdminChecksController {
  constructor(
    private readonly queue: CheckQueue,
    private readonly team: TeamChecks,
  ) {}

  @Get('checks')
  @Can('verify.read')
  @Answers('CheckQueueAnswer')
  list(@Acting() actor: Actor): Promise<Answer<CheckQueueAnswer>> {
    return this.queue.queue(actor);
  }

  @Get('checks/:id/file')
  @ApiOkResponse({ description: 'The picture that was sent', content: { 'image/jpeg': {} } })
  @Header('Content-Security-Policy', "default-src 'none'; sandbox")
  @Can('documents.read')
  @ConfirmedWithin(DOCUMENT_PROOF_SECONDS)
  async file(@Param('id') id: string, @Acting() actor: Actor): Promise<StreamableFile> {
    const bytes = await this.queue.open(id, actor);
    return new StreamableFile(bytes, { type: 'image/jpeg', disposition: 'inline', length: bytes.length });
  }

  @Post('checks/:id/decision')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('CheckDecisionAnswer')
  decide(
    @Param('id') id: string,
    @Body() request: CheckDecisionDto,
    @Acting() actor: Actor,
  ): Promise<Answer<CheckDecisionAnswer>> {
    return this.queue.decide(id, request, actor);
  }

  @Get('users/:id/checks')
  @Can('users.read')
  @Answers('TeamChecksAnswer')
  read(@Param('id') userId: string): Promise<Answer<TeamChecksAnswer>> {
    return this.team.forMember(userId);
  }

  @Post('users/:id/checks/:fact/revocation')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('TeamChecksAnswer')
  revoke(
    @Param('id') userId: string,
    @Param('fact') fact: string,
    @Body() { reason }: RevocationDto,
    @Acting() actor: Actor,
  ): Promise<Answer<TeamChecksAnswer>> {
    return this.team.revoke(userId, fact, reason, actor);
  }
}
