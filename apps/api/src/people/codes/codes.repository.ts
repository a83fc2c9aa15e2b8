import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { removeInBatches } from '../../platform/database/retries.js';
import { VerificationCode, type CodePurpose } from './verification-code.entity.js';

interface Wanted {
  readonly userId: number;
  readonly purpose: CodePurpose;
  readonly destination?: string;
  readonly attempt?: { readonly network: string };
}

@Injectable()
export class CodesRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, code: Partial<VerificationCode>): Promise<void> {
    await manager.insert(VerificationCode, code);
  }

  /** Several people invited by one account have their codes at the same time. */
  latest(
    { userId, purpose, destination, attempt }: Wanted,
    manager = this.database.manager,
  ): Promise<VerificationCode | null> {
    const apart = { ...(purpose.startsWith('desk-') && { destination }), ...(attempt && { network: attempt.network }) };
    const where = { userId, purpose, ...apart };
    return manager.findOne(VerificationCode, { where, order: { id: 'DESC' } });
  }

  byLink(userId: number, linkHash: Buffer): Promise<VerificationCode | null> {
    return this.database.getRepository(VerificationCode).findOneBy({ userId, linkHash });
  }

  async relink(id: number, linkHash: Buffer): Promise<void> {
    await this.database.manager.update(VerificationCode, { id }, { linkHash });
  }

  /** Updates by primary key: an update of an empty range would lock the gap that others insert into. */
  async expire(manager: EntityManager, id: number, now: Date): Promise<void> {
    await manager.update(VerificationCode, { id, usedAt: IsNull(), expiresAt: MoreThan(now) }, { expiresAt: now });
  }

  /**
   * Attempts on the other codes sent to a destination since a moment; of codes that anyone may ask for, those of one
   * network.
   */
  async attemptsOnOthers(code: VerificationCode, since: Date): Promise<number> {
    const row = await this.database
      .createQueryBuilder(VerificationCode, 'code')
      .select('COALESCE(SUM(code.tries), 0)', 'tries')
      .where('code.destination = :destination AND code.createdAt > :since AND code.id <> :id', {
        destination: code.destination,
        id: code.id,
        since,
      })
      .andWhere('code.network <=> :network', { network: code.network })
      .getRawOne<{ tries: string }>();
    return Number(row?.tries ?? 0);
  }

  wasUsedFrom(destination: string, network: string): Promise<boolean> {
    const used = { destination, network, usedAt: Not(IsNull()) };
    return this.database.getRepository(VerificationCode).existsBy(used);
  }

  /** Counts an attempt on a live code. Of concurrent callers only as many as are allowed get true. */
  async countAttempt(id: number, allowed: number, now: Date): Promise<boolean> {
    const result = await this.database
      .createQueryBuilder()
      .update(VerificationCode)
      .set({ tries: () => 'tries + 1' })
      .where('id = :id AND tries < :allowed AND used_at IS NULL AND expires_at > :now', { id, allowed, now })
      .execute();
    return result.affected === 1;
  }

  /** Uses a live code up. Of concurrent callers only one gets true. */
  async consume(manager: EntityManager, id: number, now: Date): Promise<boolean> {
    const live = { id, usedAt: IsNull(), expiresAt: MoreThan(now) };
    const result = await manager.update(VerificationCode, live, { usedAt: now });
    return result.affected === 1;
  }

  /** Counts the newest codes by SMS sent before a moment, and those of them that were used. */
  async usedBySms(before: Date, newest: number): Promise<{ sent: number; used: number }> {
    const [row] = await this.database.query<{ sent: string; used: string | null }[]>(
      `SELECT COUNT(*) AS sent, SUM(used_at IS NOT NULL) AS used FROM (
         SELECT used_at FROM verification_codes WHERE purpose IN ('phone', 'new-phone') AND created_at <= ?
         ORDER BY id DESC LIMIT ?) AS latest`,
      [before, newest],
    );
    return { sent: Number(row?.sent), used: Number(row?.used ?? 0) };
  }

  removeBefore(moment: Date): Promise<void> {
    const old = 'DELETE FROM verification_codes WHERE created_at < ? ORDER BY created_at';
    return removeInBatches(this.database, old, moment);
  }
}
