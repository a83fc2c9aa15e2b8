import type { ReportAction, ReportOutcome } from '@kalyanam/shared/admin/reports';
import type { AccountStatus, ReportReason, VerificationStatus } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface ReportListRow {
  id: number;
  publicId: string;
  reason: ReportReason;
  description: string;
  createdAt: Date;
  reportedId: string;
  reportedName: string;
  reportedVerification: VerificationStatus;
  reportedAccount: AccountStatus;
  reporterId: string;
  reporterName: string;
  reporterVerification: VerificationStatus;
  reporterAccount: AccountStatus;
  reports: unknown;
  outcome: ReportOutcome | null;
  action: ReportAction | null;
  notes: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const OTHERS = 100;

/** R57: reports `o` and `r` are about one member, and both open or closed by one decision. */
export const SAME_CASE = 'o.reported_id = r.reported_id AND o.closed_at <=> r.closed_at';

@Injectable()
export class ReportListRepository {
  constructor(private readonly database: DataSource) {}

  /** Reports with the names on both sides and how many are in the same case. */
  rows(ids: readonly number[]): Promise<ReportListRow[]> {
    if (ids.length === 0) return Promise.resolve([]);
    return this.database.query(
      `SELECT r.id, r.public_id AS publicId, r.reason, r.description, r.created_at AS createdAt,
         d.public_id AS reportedId, dp.name AS reportedName, d.verification_status AS reportedVerification,
         d.account_status AS reportedAccount,
         b.public_id AS reporterId, bp.name AS reporterName, b.verification_status AS reporterVerification,
         b.account_status AS reporterAccount,
         (SELECT COUNT(*) FROM reports o WHERE ${SAME_CASE}) AS reports,
         r.outcome, r.action, r.notes, a.username AS decidedBy, r.closed_at AS decidedAt
       FROM reports r
       JOIN users d ON d.id = r.reported_id JOIN profiles dp ON dp.user_id = d.id
       JOIN users b ON b.id = r.reporter_id JOIN profiles bp ON bp.user_id = b.id
       LEFT JOIN admins a ON a.id = r.closed_by
       WHERE r.id IN (?)`,
      [ids],
    );
  }

  /** Reports about or by a member, newest first. */
  async idsOf(side: 'reported' | 'reporter', userId: number): Promise<number[]> {
    const column = side === 'reported' ? 'reported_id' : 'reporter_id';
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT id FROM reports WHERE ${column} = ? ORDER BY id DESC LIMIT ?`,
      [userId, OTHERS],
    );
    return rows.map(({ id }) => id);
  }

  /** All reports of a report's case, oldest first. */
  async idsOfCase(id: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT o.id FROM reports r JOIN reports o ON ${SAME_CASE} WHERE r.id = ? ORDER BY o.id LIMIT ?`,
      [id, OTHERS],
    );
    return rows.map((row) => row.id);
  }
}
