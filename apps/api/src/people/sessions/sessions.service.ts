import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccountsService } from '../accounts/accounts.service.js';
import { memberLevels, type MemberPrincipal } from '../accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { RefreshTokens } from './refresh-tokens.service.js';
import { MOST_SESSIONS, REFRESH_SECONDS } from './session-times.js';
import type { EndReason, Session } from './session.entity.js';
import { SessionsRepository, type SessionFacts } from './sessions.repository.js';

/** The only writer of `sessions`. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: RefreshTokens,
    private readonly accounts: AccountsService,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** A new session with the first refresh token of its family. The account must be locked. */
  async start(
    manager: EntityManager,
    userId: number,
    { ip, userAgent }: ClientInfo,
  ): Promise<{ sessionId: string; refreshToken: string }> {
    const now = this.clock.now();
    const id = publicId();
    const others = { userId, usedSince: this.clock.inSeconds(-REFRESH_SECONDS), most: MOST_SESSIONS - 1 };
    await this.sessions.endBeyond(manager, others, { endedAt: now, endReason: 'too-many' });
    await this.sessions.insert(manager, { id, userId, ip, userAgent, createdAt: now, lastUsedAt: now });
    return { sessionId: id, refreshToken: await this.tokens.first(manager, id) };
  }

  /** The caller behind an access token. @throws AppError session-ended or suspended */
  async principal(claims: { sub: string; sid: string }): Promise<MemberPrincipal> {
    const facts = await this.sessions.facts(claims.sid);
    if (!facts || facts.endedAt || facts.publicId !== claims.sub) throw new AppError('session-ended');
    if (facts.accountStatus === 'suspended') throw new AppError('suspended');
    return principalOf(facts);
  }

  /** The current state of these sessions; ended ones included, erased ones not. */
  async factsOf(sessionIds: readonly string[]): Promise<SessionFacts[]> {
    return sessionIds.length === 0 ? [] : this.sessions.factsOf(sessionIds);
  }

  list(userId: number): Promise<Session[]> {
    return this.sessions.live(userId, this.clock.inSeconds(-REFRESH_SECONDS));
  }

  hasLive(userId: number): Promise<boolean> {
    return this.sessions.hasLive(userId, this.clock.inSeconds(-REFRESH_SECONDS));
  }

  /** Ends one session of a member. Returns whether it was live. */
  async end(userId: number, id: string, endReason: EndReason): Promise<boolean> {
    const ended = await this.sessions.end(
      this.database.manager,
      { userId, id },
      { endedAt: this.clock.now(), endReason },
    );
    return ended > 0;
  }

  async endById(id: string, endReason: EndReason): Promise<void> {
    await this.sessions.end(this.database.manager, { id }, { endedAt: this.clock.now(), endReason });
  }

  /** Ends every session, and the upload token of a registration. Returns how many were live. */
  async endAll(manager: EntityManager, userId: number, endReason: EndReason): Promise<number> {
    await this.accounts.markSignedOut(manager, userId);
    return this.sessions.end(manager, { userId }, { endedAt: this.clock.now(), endReason });
  }

  /** The same, but for one session. */
  async endOthers(
    manager: EntityManager,
    which: { userId: number; keep: string },
    endReason: EndReason,
  ): Promise<void> {
    await this.accounts.markSignedOut(manager, which.userId);
    await this.sessions.endOthers(manager, which, { endedAt: this.clock.now(), endReason });
  }

  async endEverywhere(userId: number): Promise<void> {
    await this.database.transaction((manager) => this.endAll(manager, userId, 'sign-out-everywhere'));
  }
}

export const principalOf = (facts: SessionFacts): MemberPrincipal => ({
  userId: facts.userId,
  publicId: facts.publicId,
  sessionId: facts.sessionId,
  verificationStatus: facts.verificationStatus,
  kind: facts.kind,
  levels: memberLevels(facts.verificationStatus, facts.kind),
});
