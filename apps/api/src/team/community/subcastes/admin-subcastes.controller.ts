import type {
  SubcasteDecisionAnswer,
  SubcasteDecisionRequest,
  SubcasteDecisionsPage,
  SubcasteDecisionsQuery,
  UnlistedSubcastesPage,
  UnlistedSubcastesQuery,
} from '@kalyanam/shared/team/subcastes';
import type { SubcastesAnswer } from '@kalyanam/shared/contracts/gothras';
import {
  SUBCASTE_DECISION_LIST_RULES,
  SUBCASTE_DECISION_RULES,
  SUBCASTE_QUEUE_RULES,
} from '@kalyanam/shared/team/subcaste-queue.rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { SubcasteNames } from '../../../profiles/subcastes/subcaste-names.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { SubcasteDecisions } from './subcaste-decisions.service.js';
import { SubcasteQueue } from './subcaste-queue.service.js';

class SubcasteQueueDto extends ruled<UnlistedSubcastesQuery>(SUBCASTE_QUEUE_RULES) {}
class SubcasteDecisionsDto extends ruled<SubcasteDecisionsQuery>(SUBCASTE_DECISION_LIST_RULES) {}
class SubcasteDecisionDto extends ruled<SubcasteDecisionRequest>(SUBCASTE_DECISION_RULES) {}

@Controller('admin/list-values')
export class AdminSubcastesController {
  constructor(
    private readonly queue: SubcasteQueue,
    private readonly names: SubcasteNames,
    private readonly decisions: SubcasteDecisions,
  ) {}

  @Get()
  @Can('subcastes.read')
  @Answers('UnlistedSubcastesPage')
  list(@Query() query: SubcasteQueueDto): Promise<Answer<UnlistedSubcastesPage>> {
    return this.queue.page(query);
  }

  @Get('export.csv')
  @Can('subcastes.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Query() query: SubcasteQueueDto, @Acting() actor: Actor): Promise<StreamableFile> {
    return this.queue.csv(query, { ...actor, query });
  }

  @Get('names')
  @Can('subcastes.read')
  @Answers('SubcastesAnswer')
  async all(): Promise<Answer<SubcastesAnswer>> {
    return { subcastes: await this.names.all() };
  }

  @Get('decisions')
  @Can('subcastes.read')
  @Answers('SubcasteDecisionsPage')
  listDecisions(@Query() query: SubcasteDecisionsDto): Promise<Answer<SubcasteDecisionsPage>> {
    return this.decisions.page(query);
  }

  @Post('decisions')
  @HttpCode(200)
  @Can('subcastes.decide')
  @Answers('SubcasteDecisionAnswer')
  decide(@Body() request: SubcasteDecisionDto, @Acting() actor: Actor): Promise<Answer<SubcasteDecisionAnswer>> {
    return this.decisions.decide(request, actor);
  }

  @Delete('decisions/:id')
  @Can('subcastes.decide')
  @Answers('SubcasteDecisionAnswer')
  undo(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<SubcasteDecisionAnswer>> {
    return this.decisions.undo(id, actor);
  }
}
