import { Injectable } from '@nestjs/common';
import { DataSource, In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { removeInBatches } from '../../platform/database/retries.js';
import { AdminRefreshToken } from './admin-refresh-token.entity.js';
import { AdminSession } from './admin-session.entity.js';
import type { Admin } from './admin.entity.js';

export type AdminSessionFacts = AdminSession & { admin: Admin };

@Injectable()
export class AdminSessionsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, session: Partial<AdminSession>): Promise<void> {
    await manager.insert(AdminSession, session);
  }

  /** A session with its administrator, by one query: every request of the team asks for it. */
  async find(id: string): Promise<AdminSessionFacts | null> {
    return (await this.findAll([id]))[0] ?? null;
  }

  /** An administrator's live sessions, last used first. */
  live(adminId: number, begunSince: Date): Promise<AdminSession[]> {
    return this.database.getRepository(AdminSession).find({
      where: { adminId, endedAt: IsNull(), createdAt: MoreThan(begunSince) },
      order: { lastUsedAt: 'DESC' },
    });
  }

  findAll(ids: readonly string[]): Promise<AdminSessionFacts[]> {
    return this.database.getRepository(AdminSession).find({ where: { id: In([...ids]) }, relations: { admin: true } });
  }

  async used(manager: EntityManager, id: string, lastUsedAt: Date): Promise<void> {
    await manager.update(AdminSession, { id }, { lastUsedAt });
  }

  async markConfirmed(manager: EntityManager, id: string, provedAt: Date): Promise<void> {
    await manager.update(AdminSession, { id }, { provedAt });
  }

  async end(manager: EntityManager, id: string, endedAt: Date, endReason: string): Promise<void> {
    await manager.update(AdminSession, { id, endedAt: IsNull() }, { endedAt, endReason });
  }

  /** Ends every live session of an administrator except the given one. */
  async endAll(manager: EntityManager, adminId: number, endedAt: Date, endReason: string, but = ''): Promise<void> {
    await manager.update(AdminSession, { adminId, id: Not(but), endedAt: IsNull() }, { endedAt, endReason });
  }

  /** Ends all but the living sessions of an administrator that were used last. */
  async endBeyond(
    manager: EntityManager,
    { adminId, begunSince, most }: { adminId: number; begunSince: Date; most: number },
    endedAt: Date,
  ): Promise<void> {
    const living = await manager.find(AdminSession, {
      select: { id: true },
      where: { adminId, endedAt: IsNull(), createdAt: MoreThan(begunSince) },
      order: { lastUsedAt: 'DESC' },
    });
    const ids = living.slice(most).map(({ id }) => id);
    if (ids.length > 0) await manager.update(AdminSession, { id: In(ids) }, { endedAt, endReason: 'too-many' });
  }

  async insertToken(manager: EntityManager, token: Partial<AdminRefreshToken>): Promise<void> {
    await manager.insert(AdminRefreshToken, token);
  }

  token(tokenHash: Buffer): Promise<AdminRefreshToken | null> {
    return this.database.getRepository(AdminRefreshToken).findOneBy({ tokenHash });
  }

  /** Reads the current row, not the transaction's snapshot. */
  lockToken(manager: EntityManager, tokenHash: Buffer): Promise<AdminRefreshToken | null> {
    return manager.findOne(AdminRefreshToken, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });
  }

  async spend(manager: EntityManager, tokenHash: Buffer, spentAt: Date): Promise<void> {
    await manager.update(AdminRefreshToken, { tokenHash }, { spentAt });
  }

  isFresh(manager: EntityManager, tokenHash: Buffer, now: Date): Promise<boolean> {
    return manager.existsBy(AdminRefreshToken, { tokenHash, spentAt: IsNull(), expiresAt: MoreThan(now) });
  }

  removeTokensExpiredBefore(moment: Date): Promise<void> {
    const expired = 'DELETE FROM admin_refresh_tokens WHERE expires_at < ? ORDER BY expires_at';
    return removeInBatches(this.database, expired, moment);
  }

  removeSessionsUnusedSince(moment: Date): Promise<void> {
    const unused = 'DELETE FROM admin_sessions WHERE last_used_at < ? ORDER BY last_used_at';
    return removeInBatches(this.database, unused, moment);
  }
}
