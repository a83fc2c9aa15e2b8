import type {
  AnsweringAnswer,
  DeclineRequest,
  DeclinesAnswer,
  UndoRequest,
} from '@kalyanam/shared/contracts/interests';
import type { InterestsPage, InterestsQuery } from '@kalyanam/shared/contracts/relations';
import { DECLINE_RULES, INTERESTS_RULES, UNDO_RULES } from '@kalyanam/shared/topics/interests/relation.rules';
import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Declines } from './declines.service.js';
import { InterestPages } from './interest-pages.service.js';

class InterestsDto extends ruled<InterestsQuery>(INTERESTS_RULES) {}
class DeclineDto extends ruled<DeclineRequest>(DECLINE_RULES) {}
class UndoDto extends ruled<UndoRequest>(UNDO_RULES) {}

@Controller('interests')
export class InterestsController {
  constructor(
    private readonly pages: InterestPages,
    private readonly declines: Declines,
  ) {}

  @Get()
  @Access('browsing-member')
  @Desk('read')
  @Answers('InterestsPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: InterestsDto): Promise<Answer<InterestsPage>> {
    return this.pages.page(caller, query);
  }

  @Get('answering')
  @Access('browsing-member')
  @Answers('AnsweringAnswer')
  answering(@Caller() caller: MemberPrincipal): Promise<Answer<AnsweringAnswer>> {
    return this.pages.answering(caller);
  }

  @Post('decline')
  @HttpCode(200)
  @Access('browsing-member')
  @DeskWrites('answer', 'interest-declined')
  @Answers('DeclinesAnswer')
  decline(@Caller() caller: MemberPrincipal, @Body() body: DeclineDto): Promise<Answer<DeclinesAnswer>> {
    return this.declines.decline(caller, body);
  }

  @Post('decline/undo')
  @HttpCode(200)
  @Access('browsing-member')
  @DeskWrites('answer', 'declines-undone')
  @Answers('DeclinesAnswer')
  undo(@Caller() caller: MemberPrincipal, @Body() body: UndoDto): Promise<Answer<DeclinesAnswer>> {
    return this.declines.undo(caller, body);
  }
}
