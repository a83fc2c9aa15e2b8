import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { removeInBatches } from '../../platform/database/retries.js';
import { RefreshToken } from './refresh-token.entity.js';

@Injectable()
export class RefreshTokensRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, token: Partial<RefreshToken>): Promise<void> {
    await manager.insert(RefreshToken, token);
  }

  find(tokenHash: Buffer): Promise<RefreshToken | null> {
    return this.database.getRepository(RefreshToken).findOneBy({ tokenHash });
  }

  /** Reads the current row, not the transaction's snapshot. */
  lock(manager: EntityManager, tokenHash: Buffer): Promise<RefreshToken | null> {
    return manager.findOne(RefreshToken, { where: { tokenHash }, lock: { mode: 'pessimistic_write' } });
  }

  /** Spends a token that is neither spent nor expired. Of concurrent callers only one gets true. */
  async spend(manager: EntityManager, tokenHash: Buffer, now: Date): Promise<boolean> {
    const fresh = { tokenHash, spentAt: IsNull(), expiresAt: MoreThan(now) };
    const result = await manager.update(RefreshToken, fresh, { spentAt: now });
    return result.affected === 1;
  }

  async removeSpentBefore(manager: EntityManager, sessionId: string, moment: Date): Promise<void> {
    await manager.delete(RefreshToken, { sessionId, spentAt: LessThan(moment) });
  }

  removeExpiredBefore(moment: Date): Promise<void> {
    const expired = 'DELETE FROM refresh_tokens WHERE expires_at < ? ORDER BY expires_at';
    return removeInBatches(this.database, expired, moment);
  }
}
