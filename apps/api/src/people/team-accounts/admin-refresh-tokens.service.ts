/** R3, R4, R111: refresh tokens rotate on each use; one whose successor was used ends its whole family. */
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { hashOf, newRefreshToken, successorsOf } from '../sessions/refresh-secrets.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Clock } from '../../platform/time/clock.js';
import { Settings } from '../../platform/config/settings.js';
import type { AdminRefreshToken } from './admin-refresh-token.entity.js';
import { ADMIN_SESSION_SECONDS } from './admin-session-times.js';
import { AdminSessionsRepository } from './admin-sessions.repository.js';

export interface RefreshLink {
  token: string;
  sessionId: string;
  expiresAt: Date;
}

@Injectable()
export class AdminRefreshTokens {
  constructor(
    private readonly sessions: AdminSessionsRepository,
    private readonly limits: Limits,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** The first token of a session; all its successors expire at the same time. */
  async first(manager: EntityManager, sessionId: string): Promise<RefreshLink> {
    const link = { token: newRefreshToken(), sessionId, expiresAt: this.clock.inSeconds(ADMIN_SESSION_SECONDS) };
    await this.insert(manager, link);
    return link;
  }

  /** Exchanges a token for its successor; null if unknown, expired or used before. @throws AppError too-many-requests */
  async rotate(token: string): Promise<RefreshLink | null> {
    const found = await this.sessions.token(hashOf(token));
    if (!found || found.expiresAt <= this.clock.now()) return null;
    await this.limits.count('renewal-session', found.sessionId);
    return this.database.transaction(async (manager) => {
      const now = this.clock.now();
      const used = await this.sessions.lockToken(manager, hashOf(token));
      if (!used || used.expiresAt <= now) return null;
      const { sessionId, expiresAt } = used;
      const successors = successorsOf(this.settings.secrets, 'adminTokens', token);
      if (used.spentAt !== null) {
        const given = await this.unusedSuccessor(manager, successors);
        return given === null ? this.reused(manager, used) : { token: given, sessionId, expiresAt };
      }
      const [made] = successors;
      const next = { token: made, sessionId, expiresAt };
      await this.sessions.spend(manager, used.tokenHash, now);
      await this.insert(manager, next);
      await this.sessions.used(manager, used.sessionId, now);
      return next;
    });
  }

  /** R111: a second tab, or a browser that lost the response, gets the same successor until that is used. */
  private async unusedSuccessor(manager: EntityManager, successors: readonly string[]): Promise<string | null> {
    for (const successor of successors)
      if (await this.sessions.isFresh(manager, hashOf(successor), this.clock.now())) return successor;
    return null;
  }

  private async reused(manager: EntityManager, used: AdminRefreshToken): Promise<null> {
    await this.sessions.end(manager, used.sessionId, this.clock.now(), 'reuse');
    return null;
  }

  private insert(manager: EntityManager, { token, sessionId, expiresAt }: RefreshLink): Promise<void> {
    const row = { tokenHash: hashOf(token), sessionId, issuedAt: this.clock.now(), expiresAt };
    return this.sessions.insertToken(manager, row);
  }
}
