import { MESSAGES } from '@kalyanam/shared/messages';
import type { MarriedAnswer } from '@kalyanam/shared/contracts/account';
import type { DeletedAnswer, MyProfileAnswer, StatusAnswer } from '@kalyanam/shared/contracts/profile-calls';
import { Body, Controller, Delete, Get, Patch, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Access, Caller } from '../common/access/access.js';
import type { Answer } from '../common/http/answer.js';
import { Client, type ClientInfo } from '../common/http/client.js';
import { Answers } from '../common/openapi/answers.js';
import { Marriage } from './marriage.service.js';
import { MyProfilePage } from './my-profile-page.service.js';
import { ProfileChanges } from './profile-changes.service.js';
import { ProfileDeletion } from './profile-deletion.service.js';
import { MarriedDto, ProfileUpdateDto, StatusDto } from '../profiles/profile.dto.js';

@Controller('profiles/me')
@Access('member')
export class MyProfileController {
  constructor(
    private readonly page: MyProfilePage,
    private readonly changes: ProfileChanges,
    private readonly marriage: Marriage,
    private readonly deletion: ProfileDeletion,
  ) {}

  @Get()
  @Answers('MyProfileAnswer')
  read(@Caller() caller: MemberPrincipal): Promise<Answer<MyProfileAnswer>> {
    return this.page.read(caller);
  }

  @Patch()
  @Answers('MyProfileAnswer')
  async update(@Caller() caller: MemberPrincipal, @Body() update: ProfileUpdateDto): Promise<Answer<MyProfileAnswer>> {
    await this.changes.update(caller.userId, update);
    return this.page.read(caller);
  }

  @Put('status')
  @Answers('StatusAnswer')
  setStatus(@Caller() caller: MemberPrincipal, @Body() status: StatusDto): Promise<Answer<StatusAnswer>> {
    return this.changes.setStatus(caller.userId, status);
  }

  @Put('married')
  @Answers('MarriedAnswer')
  setMarried(@Caller() caller: MemberPrincipal, @Body() married: MarriedDto): Promise<Answer<MarriedAnswer>> {
    return this.marriage.set(caller.userId, married);
  }

  @Delete()
  @Answers('DeletedAnswer')
  async remove(@Caller() caller: MemberPrincipal, @Client() client: ClientInfo): Promise<Answer<DeletedAnswer>> {
    await this.deletion.erase(caller.userId, client.ip);
    return { message: MESSAGES.deleted };
  }
}
