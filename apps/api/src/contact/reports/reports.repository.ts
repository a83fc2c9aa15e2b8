import type { ReportAction, ReportOutcome } from '@kalyanam/shared/team/reports';
import type { SystemReportKind } from '@kalyanam/shared/team/system-reports';
import type { ReportReason } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SearchWords } from '../../people/accounts/search-words.repository.js';
import { AppError } from '../../platform/errors/app-error.js';
import { duplicateKey } from '../../platform/database/errors.js';

export interface NewReport {
  readonly publicId: string;
  readonly reporterId: number;
  readonly reportedId: number;
  readonly reason: ReportReason;
  readonly description: string;
  readonly createdAt: Date;
}

export interface NewSystemReport extends Omit<NewReport, 'reporterId'> {
  readonly kind: SystemReportKind;
  readonly otherId: number | null;
}

/** A report and the account it is about. */
export interface ReportFile {
  readonly id: number;
  readonly publicId: string;
  readonly reportedId: number;
}

export interface OpenReport {
  readonly id: number;
  /** Null: the product itself. */
  readonly reporterId: number | null;
}

export interface ReportClosing {
  readonly outcome: ReportOutcome;
  readonly action: ReportAction;
  readonly notes: string;
  /** The message to the reported member; null: nothing in words of the team. */
  readonly message: string | null;
  readonly closedBy: number;
  readonly closedAt: Date;
}

@Injectable()
export class ReportsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly words: SearchWords,
  ) {}

  /** @throws AppError already-reported while a report of this pair is open */
  async insert(manager: EntityManager, report: NewReport): Promise<void> {
    try {
      await manager.query(
        `INSERT INTO reports (public_id, reporter_id, reported_id, reason, description, created_at) VALUES (?)`,
        [[report.publicId, report.reporterId, report.reportedId, report.reason, report.description, report.createdAt]],
      );
    } catch (error) {
      throw duplicateKey(error) === 'uq_reports_open' ? new AppError('already-reported') : error;
    }
    await this.words.enter(manager, 'reports', report.reportedId);
  }

  /** Where one of this kind is open about the same members, that one stays. */
  async insertSystem(manager: EntityManager, report: NewSystemReport): Promise<void> {
    const { publicId, kind, reportedId, otherId, reason, description, createdAt } = report;
    await manager.query(
      `INSERT INTO reports (public_id, system_kind, reported_id, other_id, reason, description, created_at) VALUES (?)
       ON DUPLICATE KEY UPDATE id = id`,
      [[publicId, kind, reportedId, otherId, reason, description, createdAt]],
    );
    await this.words.enter(manager, 'reports', reportedId);
  }

  /** How many verified members have an open report on this one. */
  async verifiedReporters(manager: EntityManager, reportedId: number): Promise<number> {
    const [row] = await manager.query<{ reporters: unknown }[]>(
      `SELECT COUNT(DISTINCT r.reporter_id) AS reporters FROM reports r JOIN users u ON u.id = r.reporter_id
       WHERE r.reported_id = ? AND r.closed_at IS NULL AND u.verification_status = 'verified'`,
      [reportedId],
    );
    return Number(row?.reporters);
  }

  async find(publicId: string): Promise<ReportFile | null> {
    const rows = await this.database.query<ReportFile[]>(
      `SELECT id, public_id AS publicId, reported_id AS reportedId
       FROM reports WHERE public_id = ?`,
      [publicId],
    );
    return rows[0] ?? null;
  }

  openAbout(reportedId: number, manager: EntityManager = this.database.manager): Promise<OpenReport[]> {
    return manager.query(
      `SELECT id, reporter_id AS reporterId FROM reports WHERE reported_id = ? AND closed_at IS NULL ORDER BY id`,
      [reportedId],
    );
  }

  async close(manager: EntityManager, ids: readonly number[], closing: ReportClosing): Promise<void> {
    const { outcome, action, notes, message, closedBy, closedAt } = closing;
    await manager.query(
      `UPDATE reports SET outcome = ?, action = ?, notes = ?, message = ?, closed_by = ?, closed_at = ?
       WHERE id IN (?) AND closed_at IS NULL`,
      [outcome, action, notes, message, closedBy, closedAt, ids],
    );
  }
}
