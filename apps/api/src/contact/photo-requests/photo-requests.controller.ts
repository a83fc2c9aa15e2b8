import type {
  PhotoGrantAnswer,
  PhotoRequestAnswer,
  PhotoRequestsPage,
  PhotoRequestsQuery,
} from '@kalyanam/shared/contracts/photo-requests';
import { PAGE_RULES } from '@kalyanam/shared/topics/interests/relation.rules';
import { Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { PhotoRequests } from './photo-requests.service.js';

class PhotoRequestsDto extends ruled<PhotoRequestsQuery>(PAGE_RULES) {}

@Controller()
@Access('member')
export class PhotoRequestsController {
  constructor(private readonly requests: PhotoRequests) {}

  @Post('profiles/:id/photo-request')
  @HttpCode(200)
  @Access('verified-member')
  @DeskWrites('answer', 'photos-asked')
  @Answers('PhotoRequestAnswer')
  ask(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<PhotoRequestAnswer>> {
    return this.requests.ask(caller, profileId);
  }

  @Get('photo-requests')
  @Desk('read')
  @Answers('PhotoRequestsPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: PhotoRequestsDto): Promise<Answer<PhotoRequestsPage>> {
    return this.requests.page(caller, query);
  }

  @Put('photo-grants/:id')
  @Answers('PhotoGrantAnswer')
  grant(@Caller() caller: MemberPrincipal, @Param('id') viewerId: string): Promise<Answer<PhotoGrantAnswer>> {
    return this.requests.grant(caller, viewerId);
  }

  @Delete('photo-grants/:id')
  @Answers('PhotoGrantAnswer')
  refuse(@Caller() caller: MemberPrincipal, @Param('id') viewerId: string): Promise<Answer<PhotoGrantAnswer>> {
    return this.requests.refuse(caller, viewerId);
  }
}
