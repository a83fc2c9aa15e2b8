import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import type { CountsAnswer, LoosenAnswer, WhyAnswer, WhyQuery } from '@kalyanam/shared/contracts/why';
import { BROWSE_RULES, WHY_RULES } from '@kalyanam/shared/topics/matching/browse.rules';
import { Controller, Get, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, MayBeKnown } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { LoosenService } from './loosen.service.js';
import { OptionCountsService } from './option-counts.service.js';
import { WhyService } from './why.service.js';

class WhyDto extends ruled<WhyQuery>(WHY_RULES) {}
class ListDto extends ruled<BrowseQuery>(BROWSE_RULES) {}

@Controller('profiles')
@Access('browsing-member')
export class WhyController {
  constructor(
    private readonly reasons: WhyService,
    private readonly filters: LoosenService,
    private readonly options: OptionCountsService,
  ) {}

  @Get('why')
  @Desk('read')
  @Answers('WhyAnswer')
  why(@Caller() caller: MemberPrincipal, @Query() query: WhyDto): Promise<Answer<WhyAnswer>> {
    return this.reasons.why(caller, query);
  }

  @Get('loosen')
  @Desk('read')
  @Answers('LoosenAnswer')
  loosen(@Caller() caller: MemberPrincipal, @Query() query: ListDto): Promise<Answer<LoosenAnswer>> {
    return this.filters.loosen(caller, query);
  }

  @Get('counts')
  @Desk('read')
  @MayBeKnown()
  @Answers('CountsAnswer')
  counts(@Caller() caller: MemberPrincipal, @Query() query: ListDto): Promise<Answer<CountsAnswer>> {
    return this.options.counts(caller, query);
  }
}
