import type { DetailsUpdate, MyDetailsAnswer, SiblingsUpdate } from '@kalyanam/shared/contracts/details';
import { DETAILS_RULES, SIBLINGS_RULES } from '@kalyanam/shared/topics/profile/detail.rules';
import { PROFILE_VERSION_RULES } from '@kalyanam/shared/topics/profile/own-profile.rules';
import { Body, Controller, Get, Patch, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { EditLimit } from './edit-limit.js';
import { DetailChanges } from './detail-changes.service.js';

/** Any of the details, and the version that was edited. */
class DetailsDto extends ruled<DetailsUpdate, Exclude<keyof DetailsUpdate, 'version'>>(
  PROFILE_VERSION_RULES,
  DETAILS_RULES,
) {}
class SiblingsDto extends ruled<SiblingsUpdate>(SIBLINGS_RULES) {}

@Controller('profiles/me')
@Access('member')
export class MyDetailsController {
  constructor(
    private readonly details: DetailChanges,
    private readonly edits: EditLimit,
  ) {}

  @Get('details')
  @Desk('read')
  @Answers('MyDetailsAnswer')
  read(@Caller() caller: MemberPrincipal): Promise<Answer<MyDetailsAnswer>> {
    return this.details.read(caller.userId);
  }

  @Patch('details')
  @DeskWrites('edit', 'edited')
  @Answers('MyDetailsAnswer')
  async update(@Caller() caller: MemberPrincipal, @Body() body: DetailsDto): Promise<Answer<MyDetailsAnswer>> {
    await this.edits.count(caller);
    return this.details.update(caller, body);
  }

  @Put('siblings')
  @DeskWrites('edit', 'edited')
  @Answers('MyDetailsAnswer')
  setSiblings(@Caller() caller: MemberPrincipal, @Body() body: SiblingsDto): Promise<Answer<MyDetailsAnswer>> {
    return this.details.setSiblings(caller.userId, body);
  }
}
