import { INDIA_MINUTES } from '@kalyanam/shared/india-time';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { Admin } from '../team/admin.entity.js';
import { duplicateKey } from '../database/errors.js';
import { VerificationCase } from './verification-case.entity.js';

export type Outcome = Pick<VerificationCase, 'decision' | 'decidedAt' | 'decidedBy' | 'notes' | 'reasonCodes'>;

export interface DecisionsOfDay {
  /** In India, YYYY-MM-DD. */
  day: string;
  approvals: number;
  rejections: number;
}

@Injectable()
export class CasesRepository {
  constructor(private readonly database: DataSource) {}

  /** Returns false when the member has an open case already. */
  async insert(manager: EntityManager, values: Partial<VerificationCase>): Promise<boolean> {
    try {
      await manager.insert(VerificationCase, values);
      return true;
    } catch (error) {
      if (duplicateKey(error) === 'uq_verification_cases_open') return false;
      throw error;
    }
  }

  /** Closes a case that is still open. Returns whether it was. */
  async close(manager: EntityManager, id: number, outcome: Outcome): Promise<boolean> {
    const result = await manager.update(VerificationCase, { id, decidedAt: IsNull() }, outcome);
    return result.affected === 1;
  }

  /** A member's case, the newest by default; reads the current row rather than the transaction's snapshot. */
  lock(manager: EntityManager, userId: number, publicId?: string): Promise<VerificationCase | null> {
    return manager.findOne(VerificationCase, {
      where: { userId, ...(publicId !== undefined && { publicId }) },
      order: { id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Claims an open case that no one has claimed since `stale`. Returns whether it succeeded. */
  async claim(userId: number, adminId: number, now: Date, stale: Date): Promise<boolean> {
    const result = await this.database
      .createQueryBuilder()
      .update(VerificationCase)
      .set({ claimedBy: adminId, claimedAt: now })
      .where('user_id = :userId AND decided_at IS NULL', { userId })
      .andWhere('(claimed_by IS NULL OR claimed_by = :adminId OR claimed_at <= :stale)', { adminId, stale })
      .execute();
    return result.affected === 1;
  }

  async release(userId: number, adminId: number): Promise<void> {
    const cases = this.database.getRepository(VerificationCase);
    await cases.update({ userId, decidedAt: IsNull(), claimedBy: adminId }, { claimedBy: null, claimedAt: null });
  }

  open(userId: number): Promise<VerificationCase | null> {
    return this.database
      .getRepository(VerificationCase)
      .findOne({ where: { userId, decidedAt: IsNull() }, relations: { claimer: true } });
  }

  newestRejection(userId: number): Promise<VerificationCase | null> {
    return this.database
      .getRepository(VerificationCase)
      .findOne({ where: { userId, decision: 'reject' }, order: { id: 'DESC' } });
  }

  hasOpen(manager: EntityManager, userId: number): Promise<boolean> {
    return manager.existsBy(VerificationCase, { userId, decidedAt: IsNull() });
  }

  async usernameOf(manager: EntityManager, adminId: number): Promise<string> {
    const admin = await manager.findOneBy(Admin, { id: adminId });
    return admin?.username ?? '';
  }

  async decisionsPerDay(since: Date): Promise<DecisionsOfDay[]> {
    const rows: Record<keyof DecisionsOfDay, string>[] = await this.database.query(
      `SELECT DATE_FORMAT(decided_at + INTERVAL ${INDIA_MINUTES} MINUTE, '%Y-%m-%d') AS day,
         SUM(decision <> 'reject') AS approvals, SUM(decision = 'reject') AS rejections
       FROM verification_cases WHERE decided_at >= ? GROUP BY day`,
      [since],
    );
    return rows.map(({ day, approvals, rejections }) => ({
      day,
      approvals: Number(approvals),
      rejections: Number(rejections),
    }));
  }

  async figures(since: {
    month: Date;
    week: Date;
  }): Promise<{ pending: number; hours: number | null; recent: number }> {
    const [row]: Record<'pending' | 'hours' | 'recent', string | null>[] = await this.database.query(
      `SELECT
         (SELECT COUNT(*) FROM verification_cases WHERE decided_at IS NULL) AS pending,
         (SELECT AVG(TIMESTAMPDIFF(SECOND, entered_at, decided_at)) / 3600 FROM verification_cases
           WHERE decided_at >= ? AND decided_by IS NOT NULL) AS hours,
         (SELECT COUNT(DISTINCT user_id) FROM verification_cases
           WHERE decided_at >= ? AND decision IN ('approve', 'pre-approved')) AS recent`,
      [since.month, since.week],
    );
    const hours = row?.hours ?? null;
    return { pending: Number(row?.pending), hours: hours === null ? null : Number(hours), recent: Number(row?.recent) };
  }
}
