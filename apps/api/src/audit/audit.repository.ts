import { AUDIT_ACTIONS, type AuditAction } from '@kalyanam/shared/admin/audit-actions';
import { valuesOf } from '@kalyanam/shared/vocabulary/option';
import { Injectable } from '@nestjs/common';
import { DataSource, In, MoreThan, Not, type EntityManager } from 'typeorm';
import { AuditHead } from './audit-head.entity.js';
import { AuditLogRow } from './audit-log-row.entity.js';

const HEAD = 1;

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
    // Listed by name, so that each is one range of the index on action and time.
    const rows: { action: string; count: string }[] = await this.database.query(
      `SELECT action, COUNT(*) AS count FROM audit_log WHERE action IN (?) AND at >= ?
       GROUP BY action ORDER BY count DESC, action`,
      [valuesOf(AUDIT_ACTIONS), since],
    );
    return rows.map(({ action, count }) => ({ action, count: Number(count) }));
  }
}
