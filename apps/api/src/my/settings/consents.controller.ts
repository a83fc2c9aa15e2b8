import type { ConsentChange, ConsentsAnswer } from '@kalyanam/shared/contracts/details';
import { CONSENT_RULES } from '@kalyanam/shared/topics/profile/detail.rules';
import { OPTIONAL_CONSENTS, type OptionalConsent } from '@kalyanam/shared/base/text-versions';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { OwnConsents } from './own-consents.service.js';

class ConsentDto extends ruled<ConsentChange>(CONSENT_RULES) {}

@Controller('account/consents')
@Access('member')
export class ConsentsController {
  constructor(private readonly consents: OwnConsents) {}

  @Get()
  @Answers('ConsentsAnswer')
  list(@Caller() caller: MemberPrincipal): Promise<Answer<ConsentsAnswer>> {
    return this.consents.list(caller.userId);
  }

  @Put(':kind')
  @Answers('ConsentsAnswer')
  set(
    @Caller() caller: MemberPrincipal,
    @Param('kind') kind: string,
    @Body() { given }: ConsentDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<ConsentsAnswer>> {
    if (!isKind(kind)) throw new AppError('not-found');
    return this.consents.set(caller.userId, kind, given, ip);
  }
}

const isKind = (kind: string): kind is OptionalConsent => (OPTIONAL_CONSENTS as readonly string[]).includes(kind);
