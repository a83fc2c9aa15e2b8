import type {
  CandidateCodeRequest,
  CandidateConsentRequest,
  ResendAnswer,
  VerifyAnswer,
} from '@kalyanam/shared/contracts/auth';
import { CANDIDATE_CODE_RULES, CODE_RULES } from '@kalyanam/shared/topics/account/account.rules';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Client, type ClientInfo } from '../../platform/http/client.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { VerificationCodes } from './verification-codes.service.js';

class CandidateCodeDto extends ruled<CandidateCodeRequest>(CANDIDATE_CODE_RULES) {}
class CandidateConsentDto extends ruled<CandidateConsentRequest>(CODE_RULES) {}

/** R45: the candidate's own consent to a profile that someone else made, by a code to their own mobile. */
@Controller('consent/candidate')
@Access('member')
export class CandidateConsentController {
  constructor(private readonly codes: VerificationCodes) {}

  @Post('code')
  @HttpCode(200)
  @Answers('ResendAnswer')
  ask(
    @Caller() caller: MemberPrincipal,
    @Body() body: CandidateCodeDto,
    @Client() { ip }: ClientInfo,
  ): Promise<Answer<ResendAnswer>> {
    return this.codes.askCandidate(caller, body, ip);
  }

  @Post()
  @HttpCode(200)
  @Answers('VerifyAnswer')
  agree(@Caller() caller: MemberPrincipal, @Body() body: CandidateConsentDto): Promise<Answer<VerifyAnswer>> {
    return this.codes.candidateAgrees(caller, body);
  }
}
