import { AUDIT_ACTIONS, type AuditAction } from '@kalyanam/shared/team/audit-actions';
import { dateInIndia, dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan, Not, type EntityManager } from 'typeorm';
import { AuditHead } from './audit-head.entity.js';
import { AuditLogRow } from './audit-log-row.entity.js';

const HEAD = 1;
const DAY_MS = 86_400_000;

/** Days in India, YYYY-MM-DD, both included. */
export interface DaysAsked {
  /** Empty for all. */
  actions: readonly string[];
  from?: string | undefined;
  to?: string | undefined;
}

@Injectable()
export class AuditRepository {
  constructor(private readonly database: DataSource) {}

  /** The end of the chain, locked until the transaction ends. */
  lockHead(manager: EntityManager): Promise<AuditHead> {
    return manager.findOneOrFail(AuditHead, { where: { id: HEAD }, lock: { mode: 'pessimistic_write' } });
  }

  async append(manager: EntityManager, row: Omit<AuditLogRow, 'id'>, rowCount: number): Promise<void> {
    await manager.insert(AuditLogRow, row);
    await manager.update(AuditHead, { id: HEAD }, { hash: row.hash, rowCount });
    await manager.query(
      'INSERT INTO audit_days (action, day, total) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE total = total + 1',
      [row.action, dateInIndia(row.at)],
    );
  }

  /** How many rows each day in India has, in order. */
  async perDay({ actions, from, to }: DaysAsked, order: 'ASC' | 'DESC'): Promise<{ day: string; total: number }[]> {
    const where = [
      ...(actions.length > 0 ? [{ sql: 'action IN (?)', value: actions }] : []),
      ...(from === undefined ? [] : [{ sql: 'day >= ?', value: from }]),
      ...(to === undefined ? [] : [{ sql: 'day <= ?', value: to }]),
    ];
    const rows = await this.database.query<{ day: string; total: string }[]>(
      `SELECT DATE_FORMAT(day, '%Y-%m-%d') AS day, SUM(total) AS total FROM audit_days
       ${where.length === 0 ? '' : `WHERE ${where.map(({ sql }) => sql).join(' AND ')}`}
       GROUP BY day ORDER BY day ${order}`,
      where.map(({ value }) => value),
    );
    return rows.map(({ day, total }) => ({ day, total: Number(total) }));
  }

  head(manager: EntityManager): Promise<AuditHead> {
    return manager.findOneByOrFail(AuditHead, { id: HEAD });
  }

  /** Rows after an id, in chain order. */
  rowsAfter(manager: EntityManager, id: number, count: number): Promise<AuditLogRow[]> {
    return manager.find(AuditLogRow, { where: { id: MoreThan(id) }, order: { id: 'ASC' }, take: count });
  }

  /** Runs in one consistent snapshot of the log, while others keep writing. */
  snapshot<T>(read: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction('REPEATABLE READ', read);
  }

  hasRow(
    which: Pick<AuditLogRow, 'actor' | 'subject' | 'action' | 'details'>,
    since: Date,
    manager: EntityManager = this.database.manager,
  ): Promise<boolean> {
    return manager.existsBy(AuditLogRow, { ...which, at: MoreThan(since) });
  }

  newest(count: number, without: readonly AuditAction[]): Promise<AuditLogRow[]> {
    const where = { action: Not(In(without)) };
    return this.database.getRepository(AuditLogRow).find({ where, order: { id: 'DESC' }, take: count });
  }

  async countsSince(since: Date): Promise<{ action: string; count: number }[]> {
    const tomorrow = new Date(dayStartInIndia(since).getTime() + DAY_MS);
    // Rows are counted of the first day only. Listed by name, so that each action is one range of the index with time.
    const rows: { action: string; count: string }[] = await this.database.query(
      `SELECT action, SUM(total) AS count FROM (
         SELECT action, total FROM audit_days WHERE day >= ?
         UNION ALL
         SELECT action, COUNT(*) FROM audit_log WHERE action IN (?) AND at >= ? AND at < ? GROUP BY action
       ) days GROUP BY action ORDER BY count DESC, action`,
      [dateInIndia(tomorrow), valuesOf(AUDIT_ACTIONS), since, tomorrow],
    );
    return rows.map(({ action, count }) => ({ action, count: Number(count) }));
  }
}
