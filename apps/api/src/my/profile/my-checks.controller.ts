import type {
  CheckCodeAnswer,
  CheckCodeRequest,
  CheckConfirmationRequest,
  MyChecksAnswer,
} from '@kalyanam/shared/contracts/fact-checks';
import { CHECK_CODE_RULES, CHECK_CONFIRMATION_RULES } from '@kalyanam/shared/topics/verification/check.rules';
import { IDENTITY_KINDS } from '@kalyanam/shared/base/vocabulary/documents';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { TakesFiles } from '../../platform/uploads/takes-files.js';
import { Upload, UploadForm } from '../../platform/uploads/upload-form.js';
import { MyCheckCodes } from './my-check-codes.service.js';
import { MyChecks } from './my-checks.service.js';

class CheckCodeDto extends ruled<CheckCodeRequest>(CHECK_CODE_RULES) {}
class CheckConfirmationDto extends ruled<CheckConfirmationRequest>(CHECK_CONFIRMATION_RULES) {}

@Controller('profiles/me/checks')
@Access('member')
export class MyChecksController {
  constructor(
    private readonly checks: MyChecks,
    private readonly codes: MyCheckCodes,
  ) {}

  @Get()
  @Desk('read')
  @Answers('MyChecksAnswer')
  read(@Caller() caller: MemberPrincipal): Promise<Answer<MyChecksAnswer>> {
    return this.checks.read(caller);
  }

  @Post(':fact')
  @HttpCode(200)
  @TakesFiles({ file: 'file', kind: [...IDENTITY_KINDS] })
  @Answers('MyChecksAnswer')
  send(
    @Caller() caller: MemberPrincipal,
    @Param('fact') fact: string,
    @Upload() form: UploadForm,
  ): Promise<Answer<MyChecksAnswer>> {
    return this.checks.send(caller, fact, form);
  }

  @Post(':fact/code')
  @HttpCode(200)
  @Answers('CheckCodeAnswer')
  sendCode(
    @Caller() caller: MemberPrincipal,
    @Param('fact') fact: string,
    @Body() { email }: CheckCodeDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<CheckCodeAnswer>> {
    return this.codes.send(caller, fact, email, ip);
  }

  @Post(':fact/code/confirm')
  @HttpCode(200)
  @Answers('MyChecksAnswer')
  confirm(
    @Caller() caller: MemberPrincipal,
    @Param('fact') fact: string,
    @Body() { code }: CheckConfirmationDto,
  ): Promise<Answer<MyChecksAnswer>> {
    return this.codes.confirm(caller, fact, code);
  }
}
