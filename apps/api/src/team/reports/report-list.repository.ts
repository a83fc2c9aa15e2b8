import type { SystemReportKind } from '@kalyanam/shared/team/system-reports';
import type { ReportAction, ReportOutcome } from '@kalyanam/shared/team/reports';
import { SEVERITY_OF, severityRank } from '@kalyanam/shared/team/report-severity';
import { REPORT_REASONS, type ReportReason } from '@kalyanam/shared/base/vocabulary/report-reasons';
import {
  type AccountStatus,
  type InterestState,
  type VerificationStatus,
} from '@kalyanam/shared/base/vocabulary/status';
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
  reporterId: string | null;
  reporterName: string;
  reporterVerification: VerificationStatus;
  reporterAccount: AccountStatus;
  systemKind: SystemReportKind | null;
  otherId: string | null;
  otherName: string;
  reports: unknown;
  severity: unknown;
  outcome: ReportOutcome | null;
  action: ReportAction | null;
  notes: string | null;
  message: string | null;
  decidedBy: string | null;
  decidedAt: Date | null;
}

const OTHERS = 100;

/** R57: reports `o` and `r` are about one member, and both open or closed by one decision. */
const SAME_CASE = 'o.reported_id = r.reported_id AND o.closed_at <=> r.closed_at';
/** Reports of the case of `r`. Without a word, the database looks for them among all that are open. */
export const IN_CASE = `reports o FORCE INDEX (ix_reports_case) WHERE ${SAME_CASE}`;

const REASONS = REPORT_REASONS.map(({ value }) => `'${value}'`).join(', ');

/** The rank of a reason: 0 for the gravest. */
const RANK = `CASE ${REPORT_REASONS.map(
  ({ value }) => `WHEN o.reason = '${value}' THEN ${severityRank(SEVERITY_OF[value])}`,
).join(' ')} ELSE 9 END`;

/** Open cases in one pass over an index, each by its first report with its gravest reason; then when that one was made. */
export const openCasesFrom = (about: string, having: string): string =>
  `(SELECT MIN(o.id) AS id, MIN(${RANK}) AS severity FROM reports o FORCE INDEX (ix_reports_reason)
    WHERE o.closed_at IS NULL AND o.reason IN (${REASONS}) ${about} GROUP BY o.reported_id ${having}) f
   JOIN reports r FORCE INDEX (ix_reports_queue) ON r.id = f.id AND r.closed_at IS NULL`;

/** The gravest reason of the case of `r`. */
const CASE_SEVERITY = `(SELECT MIN(${RANK}) FROM ${IN_CASE})`;

export interface ReporterRow {
  id: number;
  userId: string;
  name: string;
  registeredAt: Date;
  made: unknown;
  upheld: unknown;
  dismissed: unknown;
  interestState: InterestState | null;
  interestSender: number | null;
  interestSentAt: Date | null;
  openedByReporter: Date | null;
  openedByReported: Date | null;
}

/** When a member last opened the phone and email of another. */
const openedAt = (owner: string, viewer: string): string =>
  `(SELECT MAX(e.last_at) FROM access_events e WHERE e.owner_id = ${owner} AND e.viewer_kind = 'member'
     AND e.viewer_id = ${viewer} AND e.what = 'contact')`;

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
         b.account_status AS reporterAccount, r.system_kind AS systemKind, t.public_id AS otherId, tp.name AS otherName,
         (SELECT COUNT(*) FROM ${IN_CASE}) AS reports, ${CASE_SEVERITY} AS severity,
         r.outcome, r.action, r.notes, r.message, a.username AS decidedBy, r.closed_at AS decidedAt
       FROM reports r
       JOIN users d ON d.id = r.reported_id JOIN profiles dp ON dp.user_id = d.id
       LEFT JOIN users b ON b.id = r.reporter_id LEFT JOIN profiles bp ON bp.user_id = b.id
       LEFT JOIN users t ON t.id = r.other_id LEFT JOIN profiles tp ON tp.user_id = t.id
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

  /** Those who reported a member, with their own record and what lies between the two. */
  reporters(reportedId: number, reporterIds: readonly number[]): Promise<ReporterRow[]> {
    if (reporterIds.length === 0) return Promise.resolve([]);
    return this.database.query(
      `SELECT u.id, u.public_id AS userId, p.name, u.registered_at AS registeredAt, COUNT(r.id) AS made,
         SUM(r.outcome <=> 'upheld') AS upheld, SUM(r.outcome <=> 'dismissed') AS dismissed,
         i.state AS interestState, i.sender_id AS interestSender, i.sent_at AS interestSentAt,
         ${openedAt('?', 'u.id')} AS openedByReporter, ${openedAt('u.id', '?')} AS openedByReported
       FROM users u JOIN profiles p ON p.user_id = u.id JOIN reports r ON r.reporter_id = u.id
       LEFT JOIN interests i ON i.low_user_id = LEAST(u.id, ?) AND i.high_user_id = GREATEST(u.id, ?)
         AND i.delivered_at IS NOT NULL
       WHERE u.id IN (?)
       GROUP BY u.id, u.public_id, p.name, u.registered_at, i.state, i.sender_id, i.sent_at`,
      [reportedId, reportedId, reportedId, reportedId, reporterIds],
    );
  }

  /** Internal ids of those who made these reports, by the reports' public ids. */
  async reporterIds(publicIds: readonly string[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      'SELECT reporter_id AS id FROM reports WHERE public_id IN (?) AND reporter_id IS NOT NULL ORDER BY id',
      [publicIds],
    );
    return [...new Set(rows.map(({ id }) => id))];
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
