import type { ProfileAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { Controller, Get, Param } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Access, Caller } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Answers } from '../common/openapi/answers.js';
import { ProfilePages } from './profile-pages.service.js';

@Controller('profiles')
export class ProfilesController {
  constructor(private readonly pages: ProfilePages) {}

  @Get(':id')
  @Access('browsing-member')
  @Answers('ProfileAnswer')
  view(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<ProfileAnswer>> {
    return this.pages.view(caller, id);
  }
}
