import type { DismissalAnswer, MarkedPage, ShortlistAnswer } from '@kalyanam/shared/contracts/relations';
import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { PageDto } from '../../platform/http/paging.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ShortlistService } from './shortlist.service.js';

@Controller()
@Access('browsing-member')
export class ShortlistController {
  constructor(private readonly marks: ShortlistService) {}

  @Get('shortlist')
  @Desk('shortlist-read')
  @Answers('MarkedPage')
  shortlist(@Caller() caller: MemberPrincipal, @Query() query: PageDto): Promise<Answer<MarkedPage>> {
    return this.marks.page('shortlist', caller, query);
  }

  @Put('profiles/:id/shortlist')
  @DeskWrites('shortlist', 'shortlisted')
  @Answers('ShortlistAnswer')
  async save(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<ShortlistAnswer>> {
    await this.marks.add('shortlist', caller, profileId);
    return { shortlisted: true };
  }

  @Delete('profiles/:id/shortlist')
  @DeskWrites('shortlist', 'unshortlisted')
  @Answers('ShortlistAnswer')
  async unsave(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<ShortlistAnswer>> {
    await this.marks.remove('shortlist', caller, profileId);
    return { shortlisted: false };
  }

  @Get('dismissals')
  @Desk('read')
  @Answers('MarkedPage')
  dismissals(@Caller() caller: MemberPrincipal, @Query() query: PageDto): Promise<Answer<MarkedPage>> {
    return this.marks.page('dismissals', caller, query);
  }

  @Put('profiles/:id/dismissal')
  @DeskWrites('shortlist', 'dismissed')
  @Answers('DismissalAnswer')
  async dismiss(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<DismissalAnswer>> {
    await this.marks.add('dismissals', caller, profileId);
    return { dismissed: true };
  }

  @Delete('profiles/:id/dismissal')
  @DeskWrites('shortlist', 'restored')
  @Answers('DismissalAnswer')
  async restore(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<DismissalAnswer>> {
    await this.marks.remove('dismissals', caller, profileId);
    return { dismissed: false };
  }
}
