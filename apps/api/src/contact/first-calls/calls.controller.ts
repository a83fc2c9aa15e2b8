import type {
  CallAct,
  CallAnswer,
  CallNumberAnswer,
  CallOutcomeRequest,
  CallProposal,
  CallsPage,
  CallsQuery,
} from '@kalyanam/shared/contracts/calls';
import {
  CALL_ACT_RULES,
  CALL_OUTCOME_RULES,
  CALL_PROPOSAL_RULES,
  CALLS_RULES,
} from '@kalyanam/shared/topics/calls/call.rules';
import { Body, Controller, Get, Header, HttpCode, Param, Patch, Post, Query, StreamableFile } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { CallActs } from './call-acts.service.js';
import { CallPages } from './call-pages.service.js';
import { CallSecrets } from './call-secrets.service.js';

class ProposalDto extends ruled<CallProposal>(CALL_PROPOSAL_RULES) {}
class ActDto extends ruled<CallAct>(CALL_ACT_RULES) {}
class OutcomeDto extends ruled<CallOutcomeRequest>(CALL_OUTCOME_RULES) {}
class CallsDto extends ruled<CallsQuery>(CALLS_RULES) {}

/** C10: the first call of two families that are both interested. */
@Controller()
@Access('verified-member')
export class CallsController {
  constructor(
    private readonly acts: CallActs,
    private readonly pages: CallPages,
    private readonly secrets: CallSecrets,
  ) {}

  @Get('calls')
  @Desk('read')
  @Answers('CallsPage')
  list(@Caller() caller: MemberPrincipal, @Query() query: CallsDto): Promise<Answer<CallsPage>> {
    return this.pages.page(caller, query);
  }

  @Post('profiles/:id/call')
  @DeskWrites('answer', 'call')
  @HttpCode(200)
  @Answers('CallAnswer')
  propose(
    @Caller() caller: MemberPrincipal,
    @Param('id') profileId: string,
    @Body() offer: ProposalDto,
  ): Promise<Answer<CallAnswer>> {
    return this.acts.propose(caller, profileId, offer);
  }

  @Patch('profiles/:id/call')
  @DeskWrites('answer', 'call')
  @Answers('CallAnswer')
  act(
    @Caller() caller: MemberPrincipal,
    @Param('id') profileId: string,
    @Body() act: ActDto,
  ): Promise<Answer<CallAnswer>> {
    return this.acts.act(caller, profileId, act);
  }

  @Get('calls/:id.ics')
  @Desk('read')
  @Header('Cache-Control', 'no-store')
  @ApiOkResponse({ description: 'The call as a file of a calendar', content: { 'text/calendar': {} } })
  async file(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<StreamableFile> {
    const text = Buffer.from(await this.secrets.file(caller, id));
    const disposition = 'attachment; filename="kalyanam-call.ics"';
    return new StreamableFile(text, { type: 'text/calendar; charset=utf-8', disposition, length: text.length });
  }

  /** The press that opens the number. */
  @Post('calls/:id/number')
  @DeskWrites('contact', 'contact')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  @Answers('CallNumberAnswer')
  number(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<CallNumberAnswer>> {
    return this.secrets.number(caller, id);
  }

  @Post('calls/:id/outcome')
  @HttpCode(200)
  @Answers('CallAnswer')
  say(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Body() { outcome }: OutcomeDto,
  ): Promise<Answer<CallAnswer>> {
    return this.secrets.say(caller, id, outcome);
  }
}
