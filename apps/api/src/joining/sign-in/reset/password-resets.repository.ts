import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, type EntityManager } from 'typeorm';
import { removeInBatches } from '../../../platform/database/retries.js';
import { PasswordReset } from './password-reset.entity.js';

@Injectable()
export class PasswordResetsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, reset: PasswordReset): Promise<void> {
    await manager.insert(PasswordReset, reset);
  }

  /** The member's living link that was mailed last. */
  newestLive(manager: EntityManager, userId: number, now: Date): Promise<PasswordReset | null> {
    return manager.findOne(PasswordReset, { where: live(now, { userId }), order: { sentAt: 'DESC' } });
  }

  async sentAgain(manager: EntityManager, id: string, sentAt: Date): Promise<void> {
    await manager.update(PasswordReset, { id }, { sentAt });
  }

  findLive(tokenHash: Buffer, now: Date): Promise<PasswordReset | null> {
    return this.database.getRepository(PasswordReset).findOneBy(live(now, { tokenHash }));
  }

  /** Only one of several concurrent callers gets true. */
  async use(manager: EntityManager, tokenHash: Buffer, now: Date): Promise<boolean> {
    const result = await manager.update(PasswordReset, live(now, { tokenHash }), { usedAt: now });
    return result.affected === 1;
  }

  async expireAll(manager: EntityManager, userId: number, now: Date): Promise<void> {
    await manager.update(PasswordReset, live(now, { userId }), { expiresAt: now });
  }

  removeExpiredBefore(moment: Date): Promise<void> {
    const expired = 'DELETE FROM password_resets WHERE expires_at < ? ORDER BY expires_at';
    return removeInBatches(this.database, expired, moment);
  }
}

const live = <W extends object>(now: Date, which: W) => ({ ...which, usedAt: IsNull(), expiresAt: MoreThan(now) });
