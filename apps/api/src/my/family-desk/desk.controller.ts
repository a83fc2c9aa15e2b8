import type {
  DeskAnswer,
  DeskEndedAnswer,
  DeskMemberAnswer,
  DeskMemberChange,
  DeskNumberRequest,
  DeskOpinionAnswer,
  DeskUndoneAnswer,
  DeskVoteRequest,
} from '@kalyanam/shared/contracts/desk';
import { DESK_MEMBER_RULES, DESK_NUMBER_RULES, DESK_VOTE_RULES } from '@kalyanam/shared/topics/family/desk.rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { DeskMembers } from '../../joining/family-invitations/desk-members.service.js';
import { DeskActs } from './desk-acts.service.js';
import { DeskPage } from './desk-page.service.js';
import { DeskVotes } from './desk-votes.service.js';

class MemberDto extends ruled<DeskMemberChange>(DESK_MEMBER_RULES) {}
class NumberDto extends ruled<DeskNumberRequest>(DESK_NUMBER_RULES) {}
class VoteDto extends ruled<DeskVoteRequest>(DESK_VOTE_RULES) {}

/** C14: a candidate's desk; a family account without the header reads the candidates it may act for. */
@Controller('desk')
export class DeskController {
  constructor(
    private readonly desk: DeskPage,
    private readonly members: DeskMembers,
    private readonly votes: DeskVotes,
    private readonly acts: DeskActs,
  ) {}

  @Get()
  @Access('account')
  @Desk('attend')
  @Answers('DeskAnswer')
  read(@Caller() caller: MemberPrincipal): Promise<Answer<DeskAnswer>> {
    return this.desk.read(caller);
  }

  @Patch('members/:id')
  @Access('member')
  @Answers('DeskMemberAnswer')
  change(
    @Caller() caller: MemberPrincipal,
    @Param('id') id: string,
    @Body() body: MemberDto,
  ): Promise<Answer<DeskMemberAnswer>> {
    return this.members.change(caller, id, body);
  }

  /** The candidate ends a seat; a hand leaves its own. */
  @Delete('members/:id')
  @Access('member')
  @DeskWrites('attend', null)
  @Answers('DeskEndedAnswer')
  end(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<DeskEndedAnswer>> {
    return this.members.end(caller, id);
  }

  /** A hand agrees that its own number is given out, or takes that back. */
  @Put('number')
  @Access('member')
  @DeskWrites('attend', null)
  @Answers('DeskMemberAnswer')
  giveNumber(@Caller() caller: MemberPrincipal, @Body() { given }: NumberDto): Promise<Answer<DeskMemberAnswer>> {
    return this.members.giveNumber(caller, given);
  }

  @Get('votes/:id')
  @Access('browsing-member')
  @Desk('shortlist-read')
  @Answers('DeskOpinionAnswer')
  opinion(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<DeskOpinionAnswer>> {
    return this.votes.opinion(caller, profileId);
  }

  @Put('votes/:id')
  @Access('browsing-member')
  @DeskWrites('vote', null)
  @Answers('DeskOpinionAnswer')
  vote(
    @Caller() caller: MemberPrincipal,
    @Param('id') profileId: string,
    @Body() body: VoteDto,
  ): Promise<Answer<DeskOpinionAnswer>> {
    return this.votes.vote(caller, profileId, body);
  }

  @Post('acts/:id/undo')
  @HttpCode(200)
  @Access('member')
  @Answers('DeskUndoneAnswer')
  undo(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<DeskUndoneAnswer>> {
    return this.acts.undo(caller, id);
  }
}
