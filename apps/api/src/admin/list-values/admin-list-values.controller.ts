import type {
  ListValueDecisionAnswer,
  ListValueDecisionRequest,
  ListValueDecisionsPage,
  ListValueDecisionsQuery,
  ListValuesPage,
  ListValuesQuery,
} from '@kalyanam/shared/admin/list-values';
import type { SubcastesAnswer } from '@kalyanam/shared/contracts/subcastes';
import {
  LIST_VALUE_DECISION_LIST_RULES,
  LIST_VALUE_DECISION_RULES,
  LIST_VALUE_RULES,
} from '@kalyanam/shared/rules/list-value.rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Answers, AnswersCsv } from '../../common/openapi/answers.js';
import { ruled } from '../../common/validation/ruled.js';
import { SubcasteNames } from '../../subcastes/subcaste-names.service.js';
import { Acting, type Actor } from '../../team/actor.js';
import { PROOF_SECONDS } from '../../team/admin-session-times.js';
import { ListValueDecisionList } from './list-value-decision-list.service.js';
import { ListValueDecisions } from './list-value-decisions.service.js';
import { ListValueQueue } from './list-value-queue.service.js';

class ListValueQueueDto extends ruled<ListValuesQuery>(LIST_VALUE_RULES) {}
class ListValueDecisionsDto extends ruled<ListValueDecisionsQuery>(LIST_VALUE_DECISION_LIST_RULES) {}
class ListValueDecisionDto extends ruled<ListValueDecisionRequest>(LIST_VALUE_DECISION_RULES) {}

@Controller('admin/list-values')
export class AdminListValuesController {
  constructor(
    private readonly queue: ListValueQueue,
    private readonly names: SubcasteNames,
    private readonly decided: ListValueDecisionList,
    private readonly decisions: ListValueDecisions,
  ) {}

  @Get()
  @Can('subcastes.read')
  @Answers('ListValuesPage')
  list(@Query() query: ListValueQueueDto): Promise<Answer<ListValuesPage>> {
    return this.queue.page(query);
  }

  @Get('export.csv')
  @Can('subcastes.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Query() query: ListValueQueueDto, @Acting() actor: Actor): Promise<StreamableFile> {
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
  @Answers('ListValueDecisionsPage')
  listDecisions(@Query() query: ListValueDecisionsDto): Promise<Answer<ListValueDecisionsPage>> {
    return this.decided.page(query);
  }

  @Post('decisions')
  @HttpCode(200)
  @Can('subcastes.decide')
  @Answers('ListValueDecisionAnswer')
  decide(@Body() request: ListValueDecisionDto, @Acting() actor: Actor): Promise<Answer<ListValueDecisionAnswer>> {
    return this.decisions.decide(request, actor);
  }

  @Delete('decisions/:id')
  @Can('subcastes.decide')
  @Answers('ListValueDecisionAnswer')
  undo(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<ListValueDecisionAnswer>> {
    return this.decisions.undo(id, actor);
  }
}
