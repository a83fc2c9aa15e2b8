import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { OpenCase } from './open-cases.js';

type Flag = 'resubmission' | 'abroad' | 'noFile';
type Row = Omit<OpenCase, Flag | 'enteredAt' | 'claimedAt'> &
  Record<Flag, number> & { enteredAt: Date; claimedAt: Date | null };

const COLUMNS = `c.id, c.user_id AS userId, c.lane, c.entered_at AS enteredAt, c.resubmission, c.abroad, c.no_file AS noFile,
  c.assigned_to AS assignedTo, c.claimed_by AS claimedBy, c.claimed_at AS claimedAt`;

/** Where the next part of a lane begins. */
export type LanePlace = Pick<OpenCase, 'lane' | 'enteredAt' | 'id'>;

/** Reads open cases as the queue in memory keeps them, each from one index. */
@Injectable()
export class OpenCasesRepository {
  constructor(private readonly database: DataSource) {}

  /** The next of a lane, in the order of the queue. */
  async after({ lane, enteredAt, id }: LanePlace, most: number): Promise<OpenCase[]> {
    const at = new Date(enteredAt);
    const rows = await this.database.query<Row[]>(
      `SELECT ${COLUMNS} FROM verification_cases c FORCE INDEX (ix_verification_cases_queue)
       WHERE c.decided_at IS NULL AND c.lane = ? AND c.entered_at >= ? AND (c.entered_at > ? OR c.id > ?)
       ORDER BY c.entered_at, c.id LIMIT ?`,
      [lane, at, at, id, most],
    );
    return rows.map(openCase);
  }

  /** The open cases of these members; members without one are left out. */
  async ofUsers(userIds: readonly number[]): Promise<OpenCase[]> {
    if (userIds.length === 0) return [];
    const rows = await this.database.query<Row[]>(
      `SELECT ${COLUMNS} FROM verification_cases c WHERE c.open_user_id IN (?)`,
      [userIds],
    );
    return rows.map(openCase);
  }
}

const openCase = ({ resubmission, abroad, noFile, enteredAt, claimedAt, ...row }: Row): OpenCase => ({
  ...row,
  resubmission: Boolean(resubmission),
  abroad: Boolean(abroad),
  noFile: Boolean(noFile),
  enteredAt: enteredAt.getTime(),
  claimedAt: claimedAt?.getTime() ?? 0,
});
