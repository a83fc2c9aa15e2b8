/**
 * R3, R111: each use spends a refresh token and returns its successor. Until that successor is used, the spent one returns it
 * again, however much later: another tab refreshed at the same time, or the browser never got the response. A token whose
 * successor has been used ends the whole family.
 */
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import { hashOf, newRefreshToken, successorsOf } from './refresh-secrets.js';
import { RefreshTokensRepository } from './refresh-tokens.repository.js';
import { REFRESH_SECONDS, SPENT_SECONDS } from './session-times.js';
import type { Session } from './session.entity.js';
import { SessionsRepository } from './sessions.repository.js';

export interface Rotation {
  sessionId: string;
  userId: number;
  refreshToken: string;
}

@Injectable()
export class RefreshTokens {
  constructor(
    private readonly tokens: RefreshTokensRepository,
    private readonly sessions: SessionsRepository,
    private readonly limits: Limits,
    private readonly database: DataSource,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** The first token of a family. */
  async first(manager: EntityManager, sessionId: string): Promise<string> {
    const token = newRefreshToken();
    await this.add(manager, sessionId, token);
    return token;
  }

  /** The session of a token, spent or not. */
  async sessionIdOf(token: string): Promise<string | null> {
    return (await this.tokens.find(hashOf(token)))?.sessionId ?? null;
  }

  /**
   * Rotates a token. Returns null when it is unknown, expired or reused, or when its session is closed.
   * @throws AppError too-many-requests; suspended, to the browser whose session the suspension ended
   */
  async rotate(token: string, client: ClientInfo): Promise<Rotation | null> {
    const found = await this.tokens.find(hashOf(token));
    if (!found) return null;
    const { sessionId } = found;
    const facts = await this.sessions.facts(sessionId);
    if (facts?.accountStatus === 'suspended') {
      const valid = found.spentAt === null && found.expiresAt > this.clock.now();
      if (valid && (facts.endedAt === null || facts.endReason === 'suspended')) throw new AppError('suspended');
      return null;
    }
    await this.limits.count('renewal-session', sessionId);
    return this.database.transaction(async (manager) => {
      const session = await this.sessions.lock(manager, sessionId);
      if (!session || session.endedAt) return null;
      const { userId } = session;
      const successors = successorsOf(this.settings.secrets, 'memberTokens', token);
      const [refreshToken] = successors;
      if (await this.tokens.spend(manager, hashOf(token), this.clock.now())) {
        await this.add(manager, sessionId, refreshToken);
        await this.tokens.removeSpentBefore(manager, sessionId, this.clock.inSeconds(-SPENT_SECONDS));
        await this.sessions.used(manager, sessionId, { ip: client.ip, lastUsedAt: this.clock.now() });
        return { sessionId, userId, refreshToken };
      }
      const given = await this.unusedSuccessor(manager, token, successors, session);
      return given === null ? null : { sessionId, userId, refreshToken: given };
    });
  }

  /** What a spent token was exchanged for; null ends the session, as that has been used. */
  private async unusedSuccessor(
    manager: EntityManager,
    token: string,
    successors: readonly string[],
    session: Session,
  ): Promise<string | null> {
    const spent = await this.tokens.lock(manager, hashOf(token));
    if (!spent?.spentAt) return null;
    for (const successor of successors) {
      const next = await this.tokens.lock(manager, hashOf(successor));
      if (next && !next.spentAt) return next.expiresAt > this.clock.now() ? successor : null;
    }
    const end = { endedAt: this.clock.now(), endReason: 'reuse' } as const;
    await this.sessions.end(manager, { id: session.id }, end);
    return null;
  }

  private add(manager: EntityManager, sessionId: string, token: string): Promise<void> {
    return this.tokens.insert(manager, {
      tokenHash: hashOf(token),
      sessionId,
      issuedAt: this.clock.now(),
      expiresAt: this.clock.inSeconds(REFRESH_SECONDS),
    });
  }
}
