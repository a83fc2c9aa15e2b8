import type {
  GothraDecisionAnswer,
  GothraDecisionRequest,
  GothraDecisionsPage,
  GothraDecisionsQuery,
  GothraQueuePage,
  GothraQueueQuery,
} from '@kalyanam/shared/team/gothras';
import type { GothrasAnswer, GothrasQuery } from '@kalyanam/shared/contracts/gothras';
import {
  GOTHRA_DECISION_LIST_RULES,
  GOTHRA_DECISION_RULES,
  GOTHRA_QUEUE_RULES,
} from '@kalyanam/shared/team/gothra-queue.rules';
import { GOTHRAS_RULES } from '@kalyanam/shared/topics/gothras/lineage.rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { GothraNames } from '../../../profiles/gothras/gothra-names.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { GothraDecisions } from './gothra-decisions.service.js';
import { GothraQueue } from './gothra-queue.service.js';

class GothraQueueDto extends ruled<GothraQueueQuery>(GOTHRA_QUEUE_RULES) {}
class NamesDto extends ruled<GothrasQuery>(GOTHRAS_RULES) {}
class GothraDecisionsDto extends ruled<GothraDecisionsQuery>(GOTHRA_DECISION_LIST_RULES) {}
class GothraDecisionDto extends ruled<GothraDecisionRequest>(GOTHRA_DECISION_RULES) {}

@Controller('admin/gothras')
export class AdminGothrasController {
  constructor(
    private readonly queue: GothraQueue,
    private readonly names: GothraNames,
    private readonly decisions: GothraDecisions,
  ) {}

  @Get()
  @Can('gothras.read')
  @Answers('GothraQueuePage')
  list(@Query() query: GothraQueueDto): Promise<Answer<GothraQueuePage>> {
    return this.queue.page(query);
  }

  @Get('export.csv')
  @Can('gothras.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Query() query: GothraQueueDto, @Acting() actor: Actor): Promise<StreamableFile> {
    return this.queue.csv(query, { ...actor, query });
  }

  @Get('names')
  @Can('gothras.read')
  @Answers('GothrasAnswer')
  async suggest(@Query() { q = '' }: NamesDto): Promise<Answer<GothrasAnswer>> {
    return { gothras: await this.names.suggest(q.trim()) };
  }

  @Get('decisions')
  @Can('gothras.read')
  @Answers('GothraDecisionsPage')
  listDecisions(@Query() query: GothraDecisionsDto): Promise<Answer<GothraDecisionsPage>> {
    return this.decisions.page(query);
  }

  @Post('decisions')
  @HttpCode(200)
  @Can('gothras.decide')
  @Answers('GothraDecisionAnswer')
  decide(@Body() request: GothraDecisionDto, @Acting() actor: Actor): Promise<Answer<GothraDecisionAnswer>> {
    return this.decisions.decide(request, actor);
  }

  @Delete('decisions/:id')
  @Can('gothras.decide')
  @Answers('GothraDecisionAnswer')
  undo(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<GothraDecisionAnswer>> {
    return this.decisions.undo(id, actor);
  }
}
