import type { InterestsPage, InterestsQuery } from '@kalyanam/shared/contracts/relations';
import { INTERESTS_RULES } from '@kalyanam/shared/rules/relation.rules';
import { Controller, Get, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Access, Caller } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Answers } from '../common/openapi/answers.js';
import { ruled } from '../common/validation/ruled.js';
import { InterestPages } from './interest-pages.service.js';

class InterestsDto extends ruled<InterestsQuery>(INTERESTS_RULES) {}

@Controller('interests')
export class InterestsController {
  constructor(private readonly pages: InterestPages) {}

  @Get()
  @Access('browsing-member')
  @Answers('InterestsPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: InterestsDto): Promise<Answer<InterestsPage>> {
    return this.pages.page(caller, query);
  }
}
