import type { ReportReason } from '@kalyanam/shared/base/vocabulary/report-reasons';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { beginning } from '../../lists/list-query.js';
import { Lists } from '../../lists/lists.service.js';
import { memberMeant, membersFound } from '../../lists/member-search.js';

export interface FoundReportRow {
  publicId: string;
  userId: string;
  name: string;
  reason: ReportReason;
  createdAt: Date;
}

/** In their order until enough are found. */
const ALONG_QUEUE = 'FORCE INDEX (ix_reports_queue) STRAIGHT_JOIN';

@Injectable()
export class TeamSearchRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
  ) {}

  /** A few of those found, without an order: the scan of the words stops as soon as it has them. */
  async members(typed: string): Promise<number[]> {
    const { sql, values } = membersFound(typed);
    const rows = await this.database.query<{ id: number }[]>(
      `(SELECT id FROM users WHERE public_id LIKE ? AND kind = 'candidate' LIMIT ?) UNION (${sql} LIMIT ?) LIMIT ?`,
      [
        beginning(typed.toLowerCase()),
        TEAM_LIMITS.searchHits,
        ...values,
        TEAM_LIMITS.searchHits,
        TEAM_LIMITS.searchHits,
      ],
    );
    return rows.map(({ id }) => id);
  }

  /** Open ones, the oldest first. */
  async openReports(typed: string): Promise<FoundReportRow[]> {
    const meant = await this.lists.meant(typed, 'reports');
    const { sql, values } = memberMeant('r.reported_id', typed, 'reports', meant);
    return this.database.query(
      `SELECT r.public_id AS publicId, u.public_id AS userId, p.name, r.reason, r.created_at AS createdAt
       FROM reports r ${meant === 'many' ? ALONG_QUEUE : 'JOIN'} users u ON u.id = r.reported_id
         JOIN profiles p ON p.user_id = u.id
       WHERE r.closed_at IS NULL AND (${sql}) AND NOT EXISTS (
         SELECT 1 FROM reports o WHERE o.reported_id = r.reported_id AND o.closed_at IS NULL AND o.id < r.id)
       ORDER BY r.created_at LIMIT ?`,
      [...values, TEAM_LIMITS.searchHits],
    );
  }
}
