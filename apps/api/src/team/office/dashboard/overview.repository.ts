import type { WorkFigures } from '@kalyanam/shared/team/overview';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { HELD } from '../../../contact/reports/held-notes.repository.js';
import { WAITING_TEXTS } from '../../../profiles/gothras/gothra-decisions.repository.js';
import { WAITING_SUBCASTES } from '../../../profiles/subcastes/subcaste-decisions.repository.js';

/** Cases that were entered before are late, or due today. */
export interface WorkMoments {
  readonly late: Date;
  readonly dueToday: Date;
}

@Injectable()
export class OverviewRepository {
  constructor(private readonly database: DataSource) {}

  /** Open cases that do not wait: entered before each of the two moments. */
  async cases({ late, dueToday }: WorkMoments): Promise<Pick<WorkFigures, 'late' | 'dueToday'>> {
    const entered = 'SELECT COUNT(*) FROM verification_cases WHERE decided_at IS NULL AND lane IN (0, 1)';
    const [row] = await this.database.query<{ late: string; dueLater: string }[]>(
      `SELECT (${entered} AND entered_at < ?) AS late, (${entered} AND entered_at >= ? AND entered_at < ?) AS dueLater`,
      [late, late, dueToday],
    );
    return { late: Number(row?.late), dueToday: Number(row?.late) + Number(row?.dueLater) };
  }

  /** Each number from one index. */
  async others(): Promise<Omit<WorkFigures, 'late' | 'dueToday'>> {
    const [row] = await this.database.query<Record<keyof WorkFigures, string>[]>(
      `SELECT
         (SELECT COUNT(DISTINCT reported_id) FROM reports WHERE closed_at IS NULL) AS reports,
         (SELECT COUNT(*) FROM profile_edits WHERE open_user_id IS NOT NULL) AS changes,
         (SELECT COUNT(*) FROM photos WHERE review_state = 'waiting') AS photos,
         (SELECT COUNT(*) FROM check_files WHERE decided_at IS NULL) AS checks,
         (SELECT COUNT(*) FROM interests WHERE ${HELD}) AS words,
         (SELECT COUNT(*) FROM marriage_stories WHERE state = 'review') AS stories,
         (SELECT COUNT(DISTINCT l.typed_key) ${WAITING_TEXTS}) AS gothras,
         (SELECT COUNT(DISTINCT s.typed_key) ${WAITING_SUBCASTES}) AS subcastes`,
    );
    return {
      reports: Number(row?.reports),
      changes: Number(row?.changes),
      photos: Number(row?.photos),
      checks: Number(row?.checks),
      words: Number(row?.words),
      stories: Number(row?.stories),
      gothras: Number(row?.gothras),
      subcastes: Number(row?.subcastes),
    };
  }

  async namesOf(ids: readonly number[]): Promise<Map<number, { name: string; username: string }>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: number; name: string; username: string }[]>(
      'SELECT id, name, username FROM admins WHERE id IN (?)',
      [ids],
    );
    return new Map(rows.map(({ id, name, username }) => [id, { name, username }]));
  }
}
