import type {
  BiodataWithdrawnByTeam,
  MemberCodeAnswer,
  MemberCodeRequest,
  MemberDataRequest,
  MemberSignedOutAnswer,
  ViewAsAnswer,
  ViewAsQuery,
} from '@kalyanam/shared/team/user-acts';
import type { TimelineAnswer, TimelineQuery } from '@kalyanam/shared/team/timeline';
import type { ExportAnswer } from '@kalyanam/shared/contracts/account';
import { MEMBER_CODE_RULES, MEMBER_DATA_RULES } from '@kalyanam/shared/team/admin.rules';
import { TIMELINE_RULES, VIEW_AS_RULES } from '@kalyanam/shared/team/list.rules';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../people/team-accounts/admin-session-times.js';
import { MemberActs } from './member-acts.service.js';
import { Timeline } from './timeline.service.js';
import { ViewAs } from './view-as.service.js';

class ViewAsDto extends ruled<ViewAsQuery>(VIEW_AS_RULES) {}
class TimelineDto extends ruled<TimelineQuery>(TIMELINE_RULES) {}
class MemberCodeDto extends ruled<MemberCodeRequest>(MEMBER_CODE_RULES) {}
class MemberDataDto extends ruled<MemberDataRequest>(MEMBER_DATA_RULES) {}

/** One member: the history, the profile through others' eyes, and what the team does for them. */
@Controller('admin/users')
export class MemberActsController {
  constructor(
    private readonly acts: MemberActs,
    private readonly timeline: Timeline,
    private readonly views: ViewAs,
  ) {}

  @Get(':id/timeline')
  @Can('users.read')
  @Answers('TimelineAnswer')
  history(
    @Param('id') id: string,
    @Query() query: TimelineDto,
    @Acting() actor: Actor,
  ): Promise<Answer<TimelineAnswer>> {
    return this.timeline.page(id, query, actor);
  }

  @Get(':id/view-as')
  @Can('users.read')
  @Answers('ViewAsAnswer')
  viewAs(@Param('id') id: string, @Query() query: ViewAsDto, @Acting() actor: Actor): Promise<Answer<ViewAsAnswer>> {
    return this.views.read(id, query, actor);
  }

  @Post(':id/sign-out')
  @HttpCode(200)
  @Can('users.help')
  @Answers('MemberSignedOutAnswer')
  signOut(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<MemberSignedOutAnswer>> {
    return this.acts.signOut(id, actor);
  }

  @Post(':id/biodata/withdraw')
  @HttpCode(200)
  @Can('users.suspend')
  @Answers('BiodataWithdrawnByTeam')
  withdrawBiodata(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<BiodataWithdrawnByTeam>> {
    return this.acts.withdrawBiodata(id, actor);
  }

  @Post(':id/code')
  @HttpCode(200)
  @Can('users.help')
  @Answers('MemberCodeAnswer')
  code(
    @Param('id') id: string,
    @Body() { channel }: MemberCodeDto,
    @Acting() actor: Actor,
  ): Promise<Answer<MemberCodeAnswer>> {
    return this.acts.sendCode(id, channel, actor);
  }

  /** R31, R86: for owners. */
  @Post(':id/data')
  @HttpCode(200)
  @Can('users.data')
  @ConfirmedWithin(PROOF_SECONDS)
  @Header('Content-Disposition', 'attachment; filename="kalyanam-member-data.json"')
  @Answers('ExportAnswer')
  data(
    @Param('id') id: string,
    @Body() { reason }: MemberDataDto,
    @Acting() actor: Actor,
  ): Promise<Answer<ExportAnswer>> {
    return this.acts.file(id, reason, actor);
  }
}
