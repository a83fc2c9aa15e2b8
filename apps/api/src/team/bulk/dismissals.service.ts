/** Open cases of reports that are closed together, as dismissed, with one note for the team. */
import type { BulkAnswer, BulkOutcome, BulkRequest } from '@kalyanam/shared/team/bulk';
import type { ReportsQuery } from '@kalyanam/shared/team/reports';
import type { AccountStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Answer } from '../../platform/http/answer.js';
import type { Actor } from '../../people/team-accounts/actor.js';
import { ReportDecisions } from '../reports/report-decisions.service.js';
import { casesOf } from '../reports/report-list.service.js';
import { BulkRunner, type BulkSubject, type RowsBy } from './bulk-runner.js';

interface ReportRow {
  publicId: string;
  name: string;
  accountStatus: AccountStatus;
  closedAt: Date | null;
}

@Injectable()
export class Dismissals {
  constructor(
    private readonly bulk: BulkRunner,
    private readonly decisions: ReportDecisions,
    private readonly database: DataSource,
  ) {}

  dismiss(request: BulkRequest, query: ReportsQuery, actor: Actor): Promise<Answer<BulkAnswer>> {
    const decision = { outcome: 'dismissed', action: 'none', notes: request.notes ?? '' } as const;
    const find = async (by: RowsBy) =>
      (await this.reports(by)).map((row): BulkSubject => ({ ...row, outcome: outcomeOf(row) }));
    const act = async ({ publicId }: BulkSubject): Promise<BulkOutcome> => {
      await this.decisions.decide(publicId, decision, actor);
      return 'done';
    };
    return this.bulk.run({ name: 'dismiss', list: 'reports', plan: casesOf(query), find, act }, request, actor);
  }

  private reports(by: RowsBy): Promise<ReportRow[]> {
    return this.database.query(
      `SELECT r.public_id AS publicId, p.name, u.account_status AS accountStatus, r.closed_at AS closedAt
       FROM reports r JOIN users u ON u.id = r.reported_id JOIN profiles p ON p.user_id = u.id
       WHERE ${'ids' in by ? 'r.public_id' : 'r.id'} IN (?) ORDER BY r.id`,
      ['ids' in by ? by.ids : by.keys],
    );
  }
}

const outcomeOf = ({ accountStatus, closedAt }: ReportRow): BulkOutcome =>
  closedAt !== null ? 'decided' : accountStatus === 'on-hold' ? 'on-hold' : 'done';
