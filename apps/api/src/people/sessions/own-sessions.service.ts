import type { MessageAnswer, SessionsAnswer, SessionView } from '@kalyanam/shared/contracts/auth';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { Session } from './session.entity.js';
import { SessionsService } from './sessions.service.js';

@Injectable()
export class OwnSessions {
  constructor(private readonly sessions: SessionsService) {}

  async list({ userId, sessionId }: MemberPrincipal): Promise<Answer<SessionsAnswer>> {
    const sessions = await this.sessions.list(userId);
    return { sessions: sessions.map((session) => viewOf(session, sessionId)) };
  }

  /** @throws AppError not-found for a session that is not the caller's or has ended */
  async end({ userId }: MemberPrincipal, id: string): Promise<Answer<MessageAnswer>> {
    if (!(await this.sessions.end(userId, id, 'sign-out'))) throw new AppError('not-found');
    return { message: 'Logged out on that device' };
  }

  async endAll({ userId }: MemberPrincipal): Promise<Answer<MessageAnswer>> {
    await this.sessions.endEverywhere(userId);
    return { message: 'Logged out everywhere' };
  }
}

const viewOf = (session: Session, current: string | null): SessionView => ({
  id: session.id,
  current: session.id === current,
  ip: session.ip,
  userAgent: session.userAgent,
  createdAt: session.createdAt.toISOString(),
  lastUsedAt: session.lastUsedAt.toISOString(),
});
