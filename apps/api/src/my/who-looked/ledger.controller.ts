import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import type { DenialAnswer, LedgerPage, LedgerQuery } from '@kalyanam/shared/contracts/ledger';
import { LEDGER_RULES } from '@kalyanam/shared/topics/account/ledger.rules';
import { Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk, DeskWrites } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Audience } from './audience.service.js';
import { ContactDenials } from './contact-denials.service.js';
import { LedgerPages } from './ledger-pages.service.js';

class LedgerDto extends ruled<LedgerQuery>(LEDGER_RULES) {}

@Controller()
export class LedgerController {
  constructor(
    private readonly pages: LedgerPages,
    private readonly denials: ContactDenials,
    private readonly audience: Audience,
  ) {}

  @Get('my/audience')
  @Access('member')
  @Desk('read')
  @Answers('AudienceAnswer')
  seenBy(@Caller() caller: MemberPrincipal): Promise<Answer<AudienceAnswer>> {
    return this.audience.read(caller);
  }

  @Get('access-events')
  @Access('member')
  @Desk('ledger')
  @Answers('LedgerPage')
  page(@Caller() caller: MemberPrincipal, @Query() query: LedgerDto): Promise<Answer<LedgerPage>> {
    return this.pages.page(caller, query);
  }

  @Put('contact-denials/:id')
  @Access('member')
  @DeskWrites('ledger', 'contact-hidden')
  @Answers('DenialAnswer')
  deny(@Caller() caller: MemberPrincipal, @Param('id') viewerId: string): Promise<Answer<DenialAnswer>> {
    return this.denials.deny(caller, viewerId);
  }

  @Delete('contact-denials/:id')
  @Access('member')
  @DeskWrites('ledger', 'contact-shown')
  @Answers('DenialAnswer')
  allow(@Caller() caller: MemberPrincipal, @Param('id') viewerId: string): Promise<Answer<DenialAnswer>> {
    return this.denials.allow(caller, viewerId);
  }
}
