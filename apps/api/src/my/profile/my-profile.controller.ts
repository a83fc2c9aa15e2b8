import { MESSAGES } from '@kalyanam/shared/base/messages';
import type {
  DeletedAnswer,
  DeletionRequest,
  MyProfileAnswer,
  ProfileUpdate,
  StatusAnswer,
  StatusRequest,
} from '@kalyanam/shared/contracts/profile-requests';
import { PROFILE_VERSION_RULES } from '@kalyanam/shared/topics/profile/own-profile.rules';
import { PROFILE_RULES } from '@kalyanam/shared/topics/profile/profile.rules';
import { DELETION_RULES, STATUS_RULES } from '@kalyanam/shared/topics/account/settings.rules';
import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import { OwnPassword } from '../settings/own-password.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { IsSpecifiedCall } from '../../platform/http/specified-calls.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { EditLimit } from './edit-limit.js';
import { MyProfilePage } from './my-profile-page.service.js';
import { ProfileChanges } from './profile-changes.service.js';
import { ProfileDeletion } from '../../joining/erasure/profile-deletion.service.js';

/** R30: any subset of the fields, and the version that was edited; R58: only the specified call may leave that out. */
class ProfileUpdateDto extends ruled<Partial<ProfileUpdate>, keyof ProfileUpdate>(
  {},
  { ...PROFILE_VERSION_RULES, ...PROFILE_RULES },
) {}
class StatusDto extends ruled<StatusRequest>(STATUS_RULES) {}
class DeletionDto extends ruled<DeletionRequest>(DELETION_RULES) {}

@Controller('profiles/me')
@Access('member')
export class MyProfileController {
  constructor(
    private readonly page: MyProfilePage,
    private readonly changes: ProfileChanges,
    private readonly edits: EditLimit,
    private readonly deletion: ProfileDeletion,
    private readonly ownPassword: OwnPassword,
  ) {}

  @Get()
  @Desk('read')
  @Answers('MyProfileAnswer')
  read(@Caller() caller: MemberPrincipal): Promise<Answer<MyProfileAnswer>> {
    return this.page.read(caller);
  }

  @Patch()
  @DeskWrites('edit', 'edited')
  @Answers('MyProfileAnswer')
  async update(
    @Caller() caller: MemberPrincipal,
    @Body() update: ProfileUpdateDto,
    @IsSpecifiedCall() isSpecified: boolean,
  ): Promise<Answer<MyProfileAnswer>> {
    if (update.version === undefined && !isSpecified) throw fieldError('version', MESSAGES.required);
    await this.edits.count(caller);
    await this.changes.update(caller.userId, update);
    return this.page.read(caller);
  }

  @Put('status')
  @Answers('StatusAnswer')
  setStatus(@Caller() caller: MemberPrincipal, @Body() status: StatusDto): Promise<Answer<StatusAnswer>> {
    return this.changes.setStatus(caller.userId, status);
  }

  @Post('deletion')
  @HttpCode(200)
  @Access('account')
  @Answers('DeletedAnswer')
  async removeWithPassword(
    @Caller() caller: MemberPrincipal,
    @Body() { password }: DeletionDto,
    @Client() client: ClientInfo,
  ): Promise<Answer<DeletedAnswer>> {
    await this.ownPassword.requirePassword(caller, password);
    return this.remove(caller, client);
  }

  /** As specified: without a body, and so without a password. */
  @Delete()
  @Answers('DeletedAnswer')
  async remove(@Caller() caller: MemberPrincipal, @Client() client: ClientInfo): Promise<Answer<DeletedAnswer>> {
    await this.deletion.erase(caller.userId, client.ip);
    return { message: MESSAGES.deleted };
  }
}
