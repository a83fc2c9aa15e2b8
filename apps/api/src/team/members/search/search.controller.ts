import type { TeamSearchAnswer, TeamSearchQuery } from '@kalyanam/shared/team/search';
import { TEAM_SEARCH_RULES } from '@kalyanam/shared/team/admin.rules';
import { Controller, Get, Query } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { TeamSearch } from './team-search.service.js';

class TeamSearchDto extends ruled<TeamSearchQuery>(TEAM_SEARCH_RULES) {}

/** Every role that may read users may read reports too (R4). */
@Controller('admin/search')
export class SearchController {
  constructor(private readonly search: TeamSearch) {}

  @Get()
  @Can('users.read')
  @Answers('TeamSearchAnswer')
  find(@Query() { q }: TeamSearchDto): Promise<Answer<TeamSearchAnswer>> {
    return this.search.find((q ?? '').trim());
  }
}
