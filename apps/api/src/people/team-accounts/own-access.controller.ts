import type {
  OwnPasswordRequest,
  OwnSessionAnswer,
  OwnSessionsAnswer,
  StepUpRequest,
  RecoveryCodesAnswer,
  SecondFactorCode,
  SecondFactorRequest,
  SecondFactorSetup,
} from '@kalyanam/shared/team/administrators';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import {
  OWN_PASSWORD_RULES,
  PROOF_RULES,
  SECOND_FACTOR_CODE_RULES,
  SECOND_FACTOR_RULES,
} from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers, AnswersWith } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import type { AdminPrincipal } from './admin-principal.js';
import { OwnAccess } from './own-access.service.js';
import { Acting, type Actor } from './actor.js';

class OwnPasswordDto extends ruled<OwnPasswordRequest>(OWN_PASSWORD_RULES) {}
class StepUpDto extends ruled<StepUpRequest>(PROOF_RULES) {}
class SecondFactorDto extends ruled<SecondFactorRequest>(SECOND_FACTOR_RULES) {}
class SecondFactorCodeDto extends ruled<SecondFactorCode>(SECOND_FACTOR_CODE_RULES) {}

/** Open to administrators who must still change a handed-out password or set up their second factor. */
@Controller('admin/session')
@Access('administrator')
export class OwnAccessController {
  constructor(private readonly own: OwnAccess) {}

  @Get()
  @Answers('OwnSessionAnswer')
  read(@Caller() caller: AdminPrincipal): Promise<Answer<OwnSessionAnswer>> {
    return this.own.read(caller);
  }

  @Get('sessions')
  @Answers('OwnSessionsAnswer')
  sessions(@Caller() caller: AdminPrincipal): Promise<Answer<OwnSessionsAnswer>> {
    return this.own.sessionsOf(caller);
  }

  @Delete('sessions')
  @AnswersWith({})
  signOutEverywhere(@Acting() actor: Actor): Promise<void> {
    return this.own.signOutEverywhere(actor);
  }

  @Put('password')
  @Answers('MessageAnswer')
  changePassword(@Acting() actor: Actor, @Body() request: OwnPasswordDto): Promise<Answer<MessageAnswer>> {
    return this.own.changePassword(actor, request);
  }

  @Post('proof')
  @HttpCode(200)
  @AnswersWith({})
  confirmIdentity(@Acting() actor: Actor, @Body() request: StepUpDto): Promise<void> {
    return this.own.confirmIdentity(actor, request);
  }

  @Post('second-factor')
  @HttpCode(200)
  @Answers('SecondFactorSetup')
  setUp(@Caller() caller: AdminPrincipal, @Body() { password }: SecondFactorDto): Promise<Answer<SecondFactorSetup>> {
    return this.own.setUp(caller, password);
  }

  @Post('second-factor/confirm')
  @HttpCode(200)
  @Answers('RecoveryCodesAnswer')
  confirm(@Acting() actor: Actor, @Body() { code }: SecondFactorCodeDto): Promise<Answer<RecoveryCodesAnswer>> {
    return this.own.confirm(actor, code);
  }

  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  @Answers('RecoveryCodesAnswer')
  renewCodes(@Acting() actor: Actor, @Body() { code }: SecondFactorCodeDto): Promise<Answer<RecoveryCodesAnswer>> {
    return this.own.renewCodes(actor, code);
  }

  @Post('second-factor/removal')
  @HttpCode(200)
  @AnswersWith({})
  remove(@Acting() actor: Actor, @Body() { code }: SecondFactorCodeDto): Promise<void> {
    return this.own.remove(actor, code);
  }
}
