import type { MessageAnswer, SessionsAnswer } from '@kalyanam/shared/contracts/auth';
import { Controller, Delete, Get, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { OwnSessions } from './own-sessions.service.js';
import { RefreshCookie } from './refresh-cookie.js';

/** R3: the session list and 'sign out everywhere' of Profile Settings. */
@Controller('auth/sessions')
@Access('account')
export class SessionsController {
  constructor(
    private readonly sessions: OwnSessions,
    private readonly cookie: RefreshCookie,
  ) {}

  @Get()
  @Answers('SessionsAnswer')
  list(@Caller() caller: MemberPrincipal): Promise<Answer<SessionsAnswer>> {
    return this.sessions.list(caller);
  }

  @Delete(':id')
  @Answers('MessageAnswer')
  end(@Caller() caller: MemberPrincipal, @Param('id') id: string): Promise<Answer<MessageAnswer>> {
    return this.sessions.end(caller, id);
  }

  @Delete()
  @Answers('MessageAnswer')
  endAll(
    @Caller() caller: MemberPrincipal,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Answer<MessageAnswer>> {
    this.cookie.clear(reply);
    return this.sessions.endAll(caller);
  }
}
