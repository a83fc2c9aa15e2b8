/**
 * R38: the acts of members and the team with actor, subject, time and address; append-only, in the same transaction as
 * the change.
 */
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import type { AuditHead } from './audit-head.entity.js';
import type { AuditLogRow } from './audit-log-row.entity.js';
import { FIRST_HASH, rowHash, safeDetails, type AuditEntry } from './audit-row.js';
import { AuditRepository, type DaysAsked } from './audit.repository.js';

const BATCH = 1000;

export interface AuditFinding {
  /** Number of rows whose chain is intact. */
  rows: number;
  /** The first broken row, or null; 'end' when the last rows are missing. */
  brokenAt: number | 'end' | null;
}

@Injectable()
export class AuditLog {
  constructor(
    private readonly log: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Call it last in a transaction: other writers of the log wait from here until its end. */
  async write(manager: EntityManager, entry: AuditEntry): Promise<void> {
    await this.append(manager, entry, await this.log.lockHead(manager));
  }

  /** The same, unless the same was written since then, also by a request that runs beside this one. */
  async writeOnce(manager: EntityManager, entry: AuditEntry, since: Date): Promise<void> {
    const head = await this.log.lockHead(manager);
    if (!(await this.isWritten(entry, since, manager))) await this.append(manager, entry, head);
  }

  /** Whether someone did this to someone since then. */
  isWritten(entry: AuditEntry, since: Date, manager?: EntityManager): Promise<boolean> {
    const { actor, action, subject, details } = entry;
    return this.log.hasRow({ actor, action, subject, details: safeDetails(details) }, since, manager);
  }

  private async append(manager: EntityManager, entry: AuditEntry, head: AuditHead): Promise<void> {
    const { actor, action, subject, ip, details } = entry;
    const row = { at: this.clock.now(), actor, action, subject, ip, details: safeDetails(details) };
    const hash = rowHash(head.hash, row);
    await this.log.append(manager, { ...row, previousHash: head.hash, hash }, head.rowCount + 1);
  }

  /** Verifies the whole chain up to the first row that does not follow from the one before it. */
  verify(): Promise<AuditFinding> {
    return this.log.snapshot(async (manager) => {
      let previous: Buffer = FIRST_HASH;
      let rows = 0;
      for (let batch = await this.log.rowsAfter(manager, 0, BATCH); batch.length > 0;) {
        for (const row of batch) {
          if (!follows(previous, row)) return { rows, brokenAt: row.id };
          previous = row.hash;
          rows += 1;
        }
        batch = await this.log.rowsAfter(manager, batch.at(-1)?.id ?? 0, BATCH);
      }
      const head = await this.log.head(manager);
      const complete = head.hash.equals(previous) && head.rowCount === rows;
      return { rows, brokenAt: complete ? null : 'end' };
    });
  }

  newest(count: number, without: readonly AuditAction[]): Promise<AuditLogRow[]> {
    return this.log.newest(count, without);
  }

  perDay(asked: DaysAsked, order: 'ASC' | 'DESC'): Promise<{ day: string; total: number }[]> {
    return this.log.perDay(asked, order);
  }

  countsSince(since: Date): Promise<{ action: string; count: number }[]> {
    return this.log.countsSince(since);
  }
}

const follows = (previous: Buffer, row: AuditLogRow): boolean =>
  row.previousHash.equals(previous) && row.hash.equals(rowHash(previous, row));
