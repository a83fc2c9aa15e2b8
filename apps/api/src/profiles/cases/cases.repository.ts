import { INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, type EntityManager } from 'typeorm';
import { QueueMarks } from '../../people/accounts/queue-marks.repository.js';
import { SearchWords } from '../../people/accounts/search-words.repository.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';
import { duplicateKey } from '../../platform/database/errors.js';
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
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
    private readonly marks: QueueMarks,
    private readonly words: SearchWords,
  ) {}

  /** Returns the new id, or null when the member has an open case already. */
  async insert(
    manager: EntityManager,
    values: Partial<VerificationCase> & Pick<VerificationCase, 'userId'>,
  ): Promise<number | null> {
    try {
      const { identifiers } = await manager.insert(VerificationCase, values);
      await this.marks.put(manager, [values.userId]);
      if (!values.decidedAt) await this.pauseWhereNotOpen(manager, values);
      if (!values.decidedAt) await this.words.enter(manager, 'queue', values.userId);
      await this.changes.note(manager, [values.userId]);
      return (identifiers[0] as Pick<VerificationCase, 'id'>).id;
    } catch (error) {
      if (duplicateKey(error) === 'uq_verification_cases_open') return null;
      throw error;
    }
  }

  /** Closes a case that is still open. Returns whether it was. */
  async close(
    manager: EntityManager,
    { id, userId }: Pick<VerificationCase, 'id' | 'userId'>,
    outcome: Outcome,
  ): Promise<boolean> {
    await this.changes.note(manager, [userId]);
    const result = await manager.update(VerificationCase, { id, decidedAt: IsNull() }, outcome);
    if (result.affected !== 1) return false;
    await this.words.leave(manager, 'queue', userId);
    if (outcome.decidedBy !== null)
      await manager.query(
        'INSERT INTO admin_decisions (admin_id, total) VALUES (?, 1) ON DUPLICATE KEY UPDATE total = total + 1',
        [outcome.decidedBy],
      );
    return true;
  }

  /** A member's case, the newest by default; reads the current row rather than the transaction's snapshot. */
  lock(manager: EntityManager, userId: number, publicId?: string): Promise<VerificationCase | null> {
    return manager.findOne(VerificationCase, {
      where: { userId, ...(publicId !== undefined && { publicId }) },
      order: { id: 'DESC' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async setClaim(
    manager: EntityManager,
    { id, userId }: Pick<VerificationCase, 'id' | 'userId'>,
    claim: Pick<VerificationCase, 'claimedBy' | 'claimedAt'>,
  ): Promise<void> {
    await manager.update(VerificationCase, { id }, claim);
    await this.changes.note(manager, [userId]);
  }

  async setPause(
    manager: EntityManager,
    { id, userId }: Pick<VerificationCase, 'id' | 'userId'>,
    pause: Pick<VerificationCase, 'pausedSince'> & Partial<VerificationCase>,
  ): Promise<void> {
    await manager.update(VerificationCase, { id }, pause);
    await this.changes.note(manager, [userId]);
  }

  /** A case that begins while its account is held or suspended is paused from its beginning. */
  private async pauseWhereNotOpen(
    manager: EntityManager,
    { userId, enteredAt }: Partial<VerificationCase>,
  ): Promise<void> {
    await manager.query(
      `UPDATE verification_cases c JOIN users u ON u.id = c.user_id SET c.paused_since = COALESCE(?, c.entered_at)
       WHERE c.open_user_id = ? AND u.account_status <> 'active'`,
      [enteredAt ?? null, userId],
    );
  }

  async setReminders(manager: EntityManager, id: number, sent: Pick<VerificationCase, 'reminders' | 'remindedAt'>) {
    await manager.update(VerificationCase, { id }, sent);
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  open(userId: number): Promise<VerificationCase | null> {
    return this.database.getRepository(VerificationCase).findOne({
      where: { userId, decidedAt: IsNull() },
      relations: { claimer: true, assignee: true, assigner: true, firstApprover: true },
    });
  }

  newestRejection(userId: number): Promise<VerificationCase | null> {
    return this.database
      .getRepository(VerificationCase)
      .findOne({ where: { userId, decision: 'reject' }, order: { id: 'DESC' } });
  }

  openIn(manager: EntityManager, userId: number): Promise<VerificationCase | null> {
    return manager.findOneBy(VerificationCase, { userId, decidedAt: IsNull() });
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

  /** What waits for the team, without cases that wait for their member. */
  async waiting(): Promise<{ cases: number; oldest: Date | null }> {
    const query = `SELECT COUNT(*) AS cases, MIN(entered_at) AS oldest FROM verification_cases
      WHERE decided_at IS NULL AND lane < 2`;
    const [row] = await this.database.query<{ cases: unknown; oldest: Date | null }[]>(query);
    return { cases: Number(row?.cases), oldest: row?.oldest ?? null };
  }

  async figures(since: {
    month: Date;
    week: Date;
  }): Promise<{ pending: number; hours: number | null; recent: number }> {
    const [row]: Record<'pending' | 'hours' | 'recent', string | null>[] = await this.database.query(
      `SELECT
         (SELECT COUNT(*) FROM verification_cases WHERE decided_at IS NULL AND lane < 3) AS pending,
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
