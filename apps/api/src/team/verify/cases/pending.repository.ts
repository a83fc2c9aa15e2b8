import type { QueueFilter } from '@kalyanam/shared/team/case-queue';
import type { QueueGroups } from '@kalyanam/shared/team/case-team';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { condition, idsIn, MOST_IDS, type Condition, type ListPlan, type Slice } from '../../lists/list-query.js';
import { Lists } from '../../lists/lists.service.js';
import { memberHas, memberIn, membersFound } from '../../lists/member-search.js';
import type { QueueCounts, QueueWish } from '../open-cases/open-cases.js';
import { SomeMembers } from '../open-cases/some-members.js';
import { PENDING_COLUMNS, PENDING_TABLES, pendingCaseOf, type PendingCase, type PendingRow } from './pending-case.js';

const OPEN = condition('c.decided_at IS NULL');
const PAUSED = condition('c.lane = 3');
const IN_QUEUE = condition('c.lane < 3');
/** All that the chips ask of a case, in the order of the queue. */
const QUEUE = 'verification_cases c FORCE INDEX (ix_verification_cases_queue)';

export interface Wish extends QueueWish {
  q?: string | undefined;
}

type Cases = Required<Pick<ListPlan, 'from' | 'fromValues' | 'where'>>;

@Injectable()
export class PendingRepository {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
  ) {}

  /**
   * The open cases wished for: answered ones, then the oldest, then those that wait; paused ones only by their filter.
   */
  async page(wish: Wish, slice: Slice): Promise<PendingCase[]> {
    const cases = await this.casesOf(wish, (typed) => memberHas('c.user_id', typed));
    const where = wish.only ? cases.where : [...cases.where, IN_QUEUE];
    const plan = { ...cases, where, key: 'c.id', sort: 'c.lane, c.entered_at', order: 'ASC' } as const;
    return this.lists.rows(plan, slice, this.read);
  }

  /** The members of the queue that these words mean; null where they are too many for one value. */
  async meant(typed: string): Promise<SomeMembers | null> {
    const { sql, values } = membersFound(typed, { list: 'queue', what: 'GROUP_CONCAT(w0.user_id) AS ids' });
    const [row] = await this.database.query<{ ids: string | null }[]>(sql, [...values]);
    const ids = idsIn(row?.ids);
    return ids.length > MOST_IDS ? null : new SomeMembers(ids);
  }

  /** In this order; those decided since then are left out. */
  async byIds(ids: readonly number[]): Promise<PendingCase[]> {
    if (ids.length === 0) return [];
    const rows = await this.read(ids);
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** The number of matching cases, of those under each head, and of all cases due by the end of today in India. */
  async counts(wish: Wish): Promise<QueueCounts> {
    const wished = await this.casesOf(wish, (typed) => memberIn('c.user_id', typed, 'queue'));
    const ofAll = !wish.only && !wish.q?.trim();
    const { late, due, today } = wish.moments;
    const groups: Record<keyof QueueGroups, Condition> = {
      answered: condition('c.lane = 0'),
      late: condition('c.lane = 1 AND c.entered_at <= ?', late),
      due: condition('c.lane = 1 AND c.entered_at > ? AND c.entered_at <= ?', late, due),
      fresh: condition('c.lane = 1 AND c.entered_at > ?', due),
      waiting: condition('c.lane = 2'),
      paused: PAUSED,
    };
    const dueLater = {
      answered: condition('c.lane = 0 AND c.entered_at < ?', today),
      fresh: condition('c.lane = 1 AND c.entered_at > ? AND c.entered_at < ?', due, today),
    };
    const dueInAll = { ...dueLater, late: groups.late, due: groups.due };
    const [found, soon] = await Promise.all([
      ofAll ? this.countEach(groups) : this.countOnce(groups, wished),
      this.countEach(ofAll ? dueLater : dueInAll),
    ]);
    const { late: tooLate, due: dueNow } = { ...found, ...soon };
    const listed = Object.values(found).reduce((sum, each) => sum + each, 0);
    const total = wish.only === 'paused' ? found.paused : listed - found.paused;
    return { total, groups: found, dueToday: soon.answered + soon.fresh + tooLate + dueNow };
  }

  /** Counts of all cases range by range, each from the index alone. */
  private countEach<K extends string>(ranges: Readonly<Record<K, Condition>>): Promise<Record<K, number>> {
    return this.counted(ranges, (sql) => `(SELECT COUNT(*) FROM ${QUEUE} WHERE ${OPEN.sql} AND ${sql})`);
  }

  /** In one pass, so that a search is made once. */
  private countOnce<K extends string>(
    ranges: Readonly<Record<K, Condition>>,
    cases: Cases,
  ): Promise<Record<K, number>> {
    const { from, fromValues, where } = cases;
    const sql = `FROM ${from} WHERE ${where.map((each) => `(${each.sql})`).join(' AND ')}`;
    const values = [...fromValues, ...where.flatMap((each) => each.values)];
    return this.counted(ranges, (range) => `SUM(${range})`, { sql, values });
  }

  private async counted<K extends string>(
    ranges: Readonly<Record<K, Condition>>,
    countOf: (range: string) => string,
    among: Condition = condition(''),
  ): Promise<Record<K, number>> {
    const each = Object.entries(ranges) as [K, Condition][];
    const columns = each.map(([name, { sql }]) => `${countOf(sql)} AS ${name}`);
    const [row] = await this.database.query<Record<K, string | null>[]>(`SELECT ${columns.join(', ')} ${among.sql}`, [
      ...each.flatMap(([, { values }]) => values),
      ...among.values,
    ]);
    return Object.fromEntries(each.map(([name]) => [name, Number(row?.[name] ?? 0)])) as Record<K, number>;
  }

  /** Those wished for; a few who are searched for are looked up, many are asked for along the queue. */
  private async casesOf(wish: Wish, manyMeant: (typed: string) => Condition): Promise<Cases> {
    const filters = this.filters(wish);
    const typed = wish.q?.trim() ?? '';
    const along = (...search: Condition[]) => ({ from: QUEUE, fromValues: [], where: [OPEN, ...filters, ...search] });
    if (typed === '') return along();
    if ((await this.lists.meant(typed, 'queue')) === 'many') return along(manyMeant(typed));
    const { sql, values } = membersFound(typed, { list: 'queue' });
    return {
      from: `(${sql}) found STRAIGHT_JOIN verification_cases c ON c.open_user_id = found.id`,
      fromValues: values,
      where: [OPEN, ...filters],
    };
  }

  private filters({ adminId, moments: { claimed, late }, only }: Wish): Condition[] {
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
      paused: PAUSED,
    };
    if (only === 'paused') return [PAUSED];
    return only ? [filters[only], IN_QUEUE] : [];
  }

  private readonly read = async (ids: readonly number[]): Promise<Map<number, PendingCase>> => {
    const rows = await this.database.query<PendingRow[]>(
      `SELECT ${PENDING_COLUMNS} FROM ${PENDING_TABLES} WHERE c.id IN (?) AND c.decided_at IS NULL`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, pendingCaseOf(row)]));
  };
}
