import type { WaitingAnswer } from '@kalyanam/shared/contracts/waiting';
import { Controller, Get } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller, Desk } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { WaitingList } from './waiting.service.js';

/** R117: what Home lists. */
@Controller('my/waiting')
@Access('member')
export class WaitingController {
  constructor(private readonly waiting: WaitingList) {}

  /** For a family account: what its seat may answer, or suggest an answer to. */
  @Get()
  @Desk('attend')
  @Answers('WaitingAnswer')
  list(@Caller() caller: MemberPrincipal): Promise<Answer<WaitingAnswer>> {
    return this.waiting.of(caller);
  }
}
