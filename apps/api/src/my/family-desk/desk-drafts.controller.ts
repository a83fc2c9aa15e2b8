import type {
  DeskDraftAnswer,
  DeskDraftRequest,
  DeskDraftsPage,
  DeskDraftsQuery,
} from '@kalyanam/shared/contracts/desk';
import { DESK_DRAFT_RULES, DESK_DRAFTS_RULES } from '@kalyanam/shared/topics/family/desk.rules';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { DeskApprovals } from './desk-approvals.service.js';
import { DeskDrafts } from './desk-drafts.service.js';

class DraftDto extends ruled<DeskDraftRequest>(DESK_DRAFT_RULES) {}
class DraftsDto extends ruled<DeskDraftsQuery>(DESK_DRAFTS_RULES) {}

/** C14: what hands suggest, and the candidate's yes or no. */
@Controller('desk/drafts')
@Access('member')
export class DeskDraftsController {
  constructor(
    private readonly drafts: DeskDrafts,
    private readonly approvals: DeskApprovals,
  ) {}

  @Get()
  @Desk('read')
  @Answers('DeskDraftsPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: DraftsDto): Promise<Answer<DeskDraftsPage>> {
    return this.drafts.page(caller, query);
  }

  @Post()
  @HttpCode(200)
  @DeskWrites('draft', null)
  @Answers('DeskDraftAnswer')
  make(@Caller() caller: MemberPrincipal, @Body() body: DraftDto): Promise<Answer<DeskDraftAnswer>> {
    return this.drafts.make(caller, body);
  }

  @Post(':id/approve')
  @HttpCode(200)
  @Answers('DeskDraftAnswer')
  approve(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<DeskDraftAnswer>> {
    return this.approvals.approve(caller, id);
  }

  @Post(':id/refuse')
  @HttpCode(200)
  @Answers('DeskDraftAnswer')
  refuse(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<DeskDraftAnswer>> {
    return this.drafts.refuse(caller, id);
  }

  @Post(':id/withdraw')
  @HttpCode(200)
  @DeskWrites('draft', null)
  @Answers('DeskDraftAnswer')
  withdraw(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<DeskDraftAnswer>> {
    return this.drafts.withdraw(caller, id);
  }
}
