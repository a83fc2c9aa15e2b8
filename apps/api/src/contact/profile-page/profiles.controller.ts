import type {
  ContactAnswer,
  PreviewAnswer,
  PreviewQuery,
  ProfileAnswer,
  ProfileStandingAnswer,
} from '@kalyanam/shared/contracts/profile-requests';
import { PREVIEW_RULES } from '@kalyanam/shared/topics/profile/own-profile.rules';
import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { IsSpecifiedCall } from '../../platform/http/specified-calls.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { ProfileByCode } from './profile-by-code.service.js';
import { ProfilePages } from './profile-pages.service.js';

class PreviewDto extends ruled<PreviewQuery>(PREVIEW_RULES) {}

@Controller('profiles')
export class ProfilesController {
  constructor(
    private readonly pages: ProfilePages,
    private readonly byCode: ProfileByCode,
  ) {}

  @Get('me/preview')
  @Access('member')
  @Desk('read')
  @Answers('PreviewAnswer')
  preview(@Caller() caller: MemberPrincipal, @Query() { as = 'verified' }: PreviewDto): Promise<Answer<PreviewAnswer>> {
    return this.pages.preview(caller, as);
  }

  @Get('by-code/:code')
  @Access('browsing-member')
  @Desk('read')
  @Answers('ProfileAnswer')
  find(@Caller() caller: MemberPrincipal, @Param('code') code: string): Promise<Answer<ProfileAnswer>> {
    return this.byCode.view(caller, code);
  }

  @Get(':id')
  @Access('browsing-member')
  @Desk('shortlist-read')
  @Answers('ProfileAnswer')
  view(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Client() client: ClientInfo,
    @IsSpecifiedCall() specified: boolean,
  ): Promise<Answer<ProfileAnswer>> {
    return specified ? this.pages.viewWithContact(caller, id, client) : this.pages.view(caller, id);
  }

  @Get(':id/standing')
  @Access('browsing-member')
  @Desk('shortlist-read')
  @Answers('ProfileStandingAnswer')
  standing(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<ProfileStandingAnswer>> {
    return this.pages.standing(caller, id);
  }

  @Post(':id/contact')
  @HttpCode(200)
  @Access('verified-member')
  @DeskWrites('contact', 'contact')
  @Answers('ContactAnswer')
  contact(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Client() client: ClientInfo,
  ): Promise<Answer<ContactAnswer>> {
    return this.pages.contact(caller, id, client);
  }
}
