import type { ShortlistAnswer, ShortlistPage } from '@kalyanam/shared/contracts/relations';
import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Access, Caller } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { PageDto } from '../common/http/page.dto.js';
import { Answers } from '../common/openapi/answers.js';
import { OwnShortlist } from './own-shortlist.service.js';

@Controller()
@Access('browsing-member')
export class ShortlistController {
  constructor(private readonly shortlist: OwnShortlist) {}

  @Get('shortlist')
  @Answers('ShortlistPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: PageDto): Promise<Answer<ShortlistPage>> {
    return this.shortlist.page(caller, query);
  }

  @Put('profiles/:id/shortlist')
  @Answers('ShortlistAnswer')
  add(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<ShortlistAnswer>> {
    return this.shortlist.add(caller, profileId);
  }

  @Delete('profiles/:id/shortlist')
  @Answers('ShortlistAnswer')
  remove(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<ShortlistAnswer>> {
    return this.shortlist.remove(caller, profileId);
  }
}
