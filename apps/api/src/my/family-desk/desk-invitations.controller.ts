import type {
  DeskAcceptedAnswer,
  DeskAcceptRequest,
  DeskCodeAnswer,
  DeskCodeRequest,
  DeskInvitationAnswer,
  DeskInvitationRequest,
  DeskMemberAnswer,
  DeskRefusalRequest,
  DeskRefusedAnswer,
} from '@kalyanam/shared/contracts/desk';
import {
  DESK_ACCEPT_RULES,
  DESK_CODE_RULES,
  DESK_INVITATION_RULES,
  DESK_REFUSAL_RULES,
} from '@kalyanam/shared/topics/family/desk.rules';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { DeskAcceptance } from '../../joining/family-invitations/desk-acceptance.service.js';
import { DeskInvitations } from '../../joining/family-invitations/desk-invitations.service.js';

class InvitationDto extends ruled<DeskInvitationRequest>(DESK_INVITATION_RULES) {}
class DeskCodeDto extends ruled<DeskCodeRequest>(DESK_CODE_RULES) {}
class AcceptDto extends ruled<DeskAcceptRequest>(DESK_ACCEPT_RULES) {}
class RefusalDto extends ruled<DeskRefusalRequest>(DESK_REFUSAL_RULES) {}

/** C14: seats are offered here, and taken by the person who has the link and verifies the number. */
@Controller('desk/invitations')
export class DeskInvitationsController {
  constructor(
    private readonly invitations: DeskInvitations,
    private readonly acceptance: DeskAcceptance,
  ) {}

  @Post()
  @HttpCode(200)
  @Access('member')
  @DeskWrites('invite', 'invited')
  @Answers('DeskMemberAnswer')
  invite(
    @Caller() caller: MemberPrincipal,
    @Body() body: InvitationDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<DeskMemberAnswer>> {
    return this.invitations.invite(caller, body, ip);
  }

  @Get(':token')
  @Access('open')
  @Answers('DeskInvitationAnswer')
  look(@Param('token') token: string, @Client() { ip, language }: ClientInfo): Promise<Answer<DeskInvitationAnswer>> {
    return this.acceptance.look(token, ip, language);
  }

  @Post(':token/code')
  @HttpCode(200)
  @Access('open')
  @Answers('DeskCodeAnswer')
  sendCode(
    @Param('token') token: string,
    @Body() { phone }: DeskCodeDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<DeskCodeAnswer>> {
    return this.acceptance.sendCode(token, phone, ip);
  }

  @Post(':token/accept')
  @HttpCode(200)
  @Access('open')
  @Answers('DeskAcceptedAnswer')
  accept(
    @Param('token') token: string,
    @Body() body: AcceptDto,
    @Client() client: ClientInfo,
  ): Promise<Answer<DeskAcceptedAnswer>> {
    return this.acceptance.accept(token, body, client);
  }

  @Post(':token/refuse')
  @HttpCode(200)
  @Access('open')
  @Answers('DeskRefusedAnswer')
  refuse(
    @Param('token') token: string,
    @Body() body: RefusalDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<DeskRefusedAnswer>> {
    return this.acceptance.refuse(token, body, ip);
  }
}
