import type { InterestAnswer, ShowRequest } from '@kalyanam/shared/contracts/interests';
import { SHOW_RULES } from '@kalyanam/shared/topics/interests/relation.rules';
import { Body, Controller, Delete, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { InterestActs } from './interest-acts.service.js';

class ShowDto extends ruled<ShowRequest>(SHOW_RULES) {}

@Controller('profiles/:id/interest')
@Access('browsing-member')
export class InterestActsController {
  constructor(private readonly acts: InterestActs) {}

  @Post()
  @HttpCode(200)
  @Access('verified-member')
  @DeskWrites('answer', 'interest-sent')
  @Answers('InterestAnswer')
  @ApiHeader({ name: 'Idempotency-Key', description: 'Makes a repeated press harmless', required: false })
  show(
    @Caller() caller: MemberPrincipal,
    @Param('id') profileId: string,
    @Body() body: ShowDto,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<Answer<InterestAnswer>> {
    return this.acts.press(caller, profileId, 'show', { note: body.note, key });
  }

  @Delete()
  @DeskWrites('answer', 'interest-withdrawn')
  @Answers('InterestAnswer')
  withdraw(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<InterestAnswer>> {
    return this.acts.press(caller, profileId, 'withdraw');
  }

  @Post('accept')
  @DeskWrites('answer', 'interest-accepted')
  @HttpCode(200)
  @Answers('InterestAnswer')
  accept(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<InterestAnswer>> {
    return this.acts.press(caller, profileId, 'accept');
  }

  @Post('decline')
  @DeskWrites('answer', 'interest-declined')
  @HttpCode(200)
  @Answers('InterestAnswer')
  decline(@Caller() caller: MemberPrincipal, @Param('id') profileId: string): Promise<Answer<InterestAnswer>> {
    return this.acts.press(caller, profileId, 'decline');
  }
}
