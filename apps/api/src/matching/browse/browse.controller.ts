import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { BROWSE_RULES } from '@kalyanam/shared/topics/matching/browse.rules';
import { Controller, Get, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, MayBeKnown } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Tagged } from '../../platform/http/tags.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { BrowsePages } from './browse-pages.service.js';

/** Every value is a single string; repeated parameters are refused. */
class BrowseDto extends ruled<BrowseQuery>(BROWSE_RULES) {}

@Controller('profiles')
export class BrowseController {
  constructor(private readonly pages: BrowsePages) {}

  @Get()
  @Access('browsing-member')
  @Desk('read')
  @MayBeKnown()
  @Tagged('private, no-cache')
  @Answers('ProfilePage')
  page(@Caller() caller: MemberPrincipal, @Query() query: BrowseDto): Promise<Answer<ProfilePage>> {
    return this.pages.page(caller, query);
  }
}
