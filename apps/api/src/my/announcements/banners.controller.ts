import type { CurrentAnnouncementAnswer } from '@kalyanam/shared/contracts/announcements';
import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { Banners } from './banners.service.js';

@Controller('announcements')
@Access('member')
export class BannersController {
  constructor(private readonly banners: Banners) {}

  @Get('current')
  @Answers('CurrentAnnouncementAnswer')
  current(@Caller() caller: MemberPrincipal): Promise<Answer<CurrentAnnouncementAnswer>> {
    return this.banners.current(caller.userId);
  }

  @Post(':id/dismiss')
  @HttpCode(200)
  @Answers('DismissalAnswer')
  async dismiss(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<void> {
    await this.banners.dismiss(caller.userId, id);
  }
}
