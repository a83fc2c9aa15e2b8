import type { PendingAnswer } from '@kalyanam/shared/admin/contracts';
import type { QueueFilter } from '@kalyanam/shared/admin/desk';
import type { QueueGroups } from '@kalyanam/shared/admin/case-team';
import type { DeskHours } from '@kalyanam/shared/admin/queue';
import { dayStartInIndia } from '@kalyanam/shared/india-time';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CLAIM_SECONDS } from '../../cases/case-claim.policy.js';
import { Clock } from '../../common/clock.js';
import { condition, when, type Condition, type Slice } from '../lists/list-query.js';
import { Lists } from '../lists/lists.service.js';
import { memberIn } from '../lists/member-search.js';
import { PENDING_COLUMNS, PENDING_TABLES, pendingCaseOf, type PendingCase, type PendingRow } from './pending-case.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const OPEN = condition('c.decided_at IS NULL');
/** All that the chips ask of a case, in the order of the queue. */
const QUEUE = 'verification_cases c FORCE INDEX (ix_verification_cases_queue)';
const CASES = `${QUEUE} WHERE c.decided_at IS NULL`;

export type QueueCounts = Pick<PendingAnswer, 'total' | 'groups' | 'dueToday'>;

export interface Wish {
  /** Whose desk it is. */
  adminId: number;
  /** A case is late after so many hours. */
  lateHours: number;
  only?: QueueFilter | undefined;
  q?: string | undefined;
}

@Injectable()
export class PendingRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  /** The open cases wished for: answered ones, then the oldest, then those that wait. */
  page(wish: Wish, slice: Slice): Promise<PendingCase[]> {
    const where = [OPEN, ...this.conditions(wish)];
    const plan = { from: QUEUE, key: 'c.id', where, sort: 'c.lane, c.entered_at', order: 'ASC' } as const;
    return this.lists.rows(plan, slice, this.read);
  }

  /** How many are wished for, how many stand under each head, and how many of all are due by the end of today in India. */
  async counts(wish: Wish, { dueHours, lateHours }: DeskHours): Promise<QueueCounts> {
    const where = this.conditions(wish);
    const [late, due] = [this.clock.inSeconds(-lateHours * 3600), this.clock.inSeconds(-dueHours * 3600)];
    const today = new Date(dayStartInIndia(this.clock.now()).getTime() + DAY_MS - dueHours * HOUR_MS);
    const groups: Record<keyof QueueGroups, Condition> = {
      answered: condition('c.lane = 0'),
      late: condition('c.lane = 1 AND c.entered_at <= ?', late),
      due: condition('c.lane = 1 AND c.entered_at > ? AND c.entered_at <= ?', late, due),
      fresh: condition('c.lane = 1 AND c.entered_at > ?', due),
      waiting: condition('c.lane = 2'),
    };
    const dueLater = {
      answered: condition('c.lane = 0 AND c.entered_at < ?', today),
      fresh: condition('c.lane = 1 AND c.entered_at > ? AND c.entered_at < ?', due, today),
    };
    const dueInAll = { ...dueLater, late: groups.late, due: groups.due };
    const [found, soon] = await Promise.all([
      this.countEach(groups, where),
      this.countEach(where.length === 0 ? dueLater : dueInAll, []),
    ]);
    const { late: tooLate, due: dueNow } = { ...found, ...soon };
    const total = Object.values(found).reduce((sum, each) => sum + each, 0);
    return { total, groups: found, dueToday: soon.answered + soon.fresh + tooLate + dueNow };
  }

  /** Of all cases range by range, each from the index alone; of those wished for in one pass, so that a search is made once. */
  private async countEach<K extends string>(
    ranges: Readonly<Record<K, Condition>>,
    where: readonly Condition[],
  ): Promise<Record<K, number>> {
    const each = Object.entries(ranges) as [K, Condition][];
    const counted = each.map(([name, { sql }]) =>
      where.length === 0 ? `(SELECT COUNT(*) FROM ${CASES} AND ${sql}) AS ${name}` : `SUM(${sql}) AS ${name}`,
    );
    const wished = `FROM ${CASES} ${where.map(({ sql }) => `AND (${sql})`).join(' ')}`;
    const [row] = await this.database.query<Record<K, string | null>[]>(
      `SELECT ${counted.join(', ')} ${where.length === 0 ? '' : wished}`,
      [...each.map(([, range]) => range), ...where].flatMap(({ values }) => values),
    );
    return Object.fromEntries(each.map(([name]) => [name, Number(row?.[name] ?? 0)])) as Record<K, number>;
  }

  private conditions({ adminId, lateHours, only, q }: Wish): Condition[] {
    const claimed = this.clock.inSeconds(-CLAIM_SECONDS);
    const late = this.clock.inSeconds(-lateHours * 3600);
    const filters: Record<QueueFilter, Condition> = {
      mine: condition('c.assigned_to = ? OR (c.claimed_by = ? AND c.claimed_at > ?)', adminId, adminId, claimed),
      free: condition(
        `c.lane < 2 AND (c.claimed_by IS NULL OR c.claimed_by = ? OR c.claimed_at <= ?)
         AND (c.assigned_to IS NULL OR c.assigned_to = ?)`,
        adminId,
        claimed,
        adminId,
      ),
      late: condition('c.lane < 2 AND c.entered_at <= ?', late),
      resubmitted: condition('c.resubmission'),
      'no-file': condition('c.no_file'),
      abroad: condition('c.abroad'),
      waiting: condition('c.lane = 2'),
    };
    return [...(only ? [filters[only]] : []), ...when(q, (typed) => memberIn('c.user_id', typed, 'queue'))];
  }

  private readonly read = async (ids: readonly number[]): Promise<Map<number, PendingCase>> => {
    const rows = await this.database.query<PendingRow[]>(
      `SELECT ${PENDING_COLUMNS} FROM ${PENDING_TABLES} WHERE c.id IN (?) AND c.decided_at IS NULL`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, pendingCaseOf(row)]));
  };
}
