import type { MessageAnswer, ResendAnswer } from '@kalyanam/shared/contracts/auth';
import type {
  OwnAgreementRequest,
  OwnChangeRequest,
  OwnCodeAnswer,
  OwnCodeRequest,
  OwnEmailRequest,
  OwnErasureRequest,
  OwnLinkRequest,
  OwnOpenAnswer,
  OwnOpenRequest,
  TakeOverRequest,
} from '@kalyanam/shared/contracts/taking-over';
import {
  OWN_AGREEMENT_RULES,
  OWN_CHANGE_RULES,
  OWN_CODE_RULES,
  OWN_EMAIL_RULES,
  OWN_ERASURE_RULES,
  OWN_LINK_RULES,
  OWN_OPEN_RULES,
  TAKE_OVER_RULES,
} from '@kalyanam/shared/topics/family/taking-over.rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { Access } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { CandidateAnswers } from './candidate-answers.service.js';
import { CandidateVerification } from './candidate-verification.service.js';
import { TakingOver } from './taking-over.service.js';

class OwnCodeDto extends ruled<OwnCodeRequest>(OWN_CODE_RULES) {}
class OwnOpenDto extends ruled<OwnOpenRequest>(OWN_OPEN_RULES) {}
class OwnLinkDto extends ruled<OwnLinkRequest>(OWN_LINK_RULES) {}
class OwnAgreementDto extends ruled<OwnAgreementRequest>(OWN_AGREEMENT_RULES) {}
class OwnChangeDto extends ruled<OwnChangeRequest>(OWN_CHANGE_RULES) {}
class OwnEmailDto extends ruled<OwnEmailRequest>(OWN_EMAIL_RULES) {}
class TakeOverDto extends ruled<TakeOverRequest>(TAKE_OVER_RULES) {}
class OwnErasureDto extends ruled<OwnErasureRequest>(OWN_ERASURE_RULES) {}

/** C14: the candidate has a profile that someone else made, no password to it, and the last word about it. */
@Controller('consent/candidate/own')
@Access('open')
export class TakingOverController {
  constructor(
    private readonly proofs: CandidateVerification,
    private readonly answers: CandidateAnswers,
    private readonly takingOver: TakingOver,
  ) {}

  @Post()
  @HttpCode(200)
  @Answers('OwnCodeAnswer')
  ask(@Body() body: OwnCodeDto, @Client() { ip }: ClientInfo): Promise<Answer<OwnCodeAnswer>> {
    return this.proofs.ask(body, ip);
  }

  @Post('open')
  @HttpCode(200)
  @Answers('OwnOpenAnswer')
  open(@Body() body: OwnOpenDto, @Client() { ip, language }: ClientInfo): Promise<Answer<OwnOpenAnswer>> {
    return this.proofs.open(body, ip, language);
  }

  @Post('link')
  @HttpCode(200)
  @Answers('OwnOpenAnswer')
  openLink(@Body() body: OwnLinkDto, @Client() { ip, language }: ClientInfo): Promise<Answer<OwnOpenAnswer>> {
    return this.proofs.openLink(body, ip, language);
  }

  @Post('agreement')
  @HttpCode(200)
  @Answers('MessageAnswer')
  agree(@Body() body: OwnAgreementDto): Promise<Answer<MessageAnswer>> {
    return this.answers.agree(body);
  }

  @Post('change')
  @HttpCode(200)
  @Answers('MessageAnswer')
  change(@Body() body: OwnChangeDto): Promise<Answer<MessageAnswer>> {
    return this.answers.change(body);
  }

  @Post('email')
  @HttpCode(200)
  @Answers('ResendAnswer')
  email(@Body() body: OwnEmailDto, @Client() { ip }: ClientInfo): Promise<Answer<ResendAnswer>> {
    return this.takingOver.askEmail(body, ip);
  }

  @Post('take-over')
  @HttpCode(200)
  @Answers('MessageAnswer')
  takeOver(@Body() body: TakeOverDto, @Client() { ip }: ClientInfo): Promise<Answer<MessageAnswer>> {
    return this.takingOver.takeOver(body, ip);
  }

  @Post('erasure')
  @HttpCode(200)
  @Answers('MessageAnswer')
  erase(@Body() body: OwnErasureDto, @Client() { ip }: ClientInfo): Promise<Answer<MessageAnswer>> {
    return this.takingOver.erase(body, ip);
  }
}
