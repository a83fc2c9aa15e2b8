import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EligibleBatch } from './eligible-batch.entity.js';

export interface NewBatch {
  id: string;
  label: string;
  by: number;
  at: Date;
}

/** How many pairs of an import have verified a member, and how many others have a registration. */
export interface BatchUses {
  used: number;
  registered: number;
}

interface Changed {
  affectedRows: number;
}

const AT_ONCE = 1000;
const MANY_PAIRS = 50_000;

@Injectable()
export class EligibleBatchesRepository {
  /** The import by its id, made if there is none, and locked until the transaction ends. */
  async open(manager: EntityManager, { id, label, by, at }: NewBatch): Promise<EligibleBatch> {
    await manager.query(
      // INSERT IGNORE would share the lock of a row that is there, and two that both want it alone would deadlock.
      `INSERT INTO eligible_batches (public_id, label, added_by, added_at, pairs) VALUES (?, ?, ?, ?, 0)
       ON DUPLICATE KEY UPDATE id = id`,
      [id, label, by, at],
    );
    return manager.findOneOrFail(EligibleBatch, { where: { publicId: id }, lock: { mode: 'pessimistic_write' } });
  }

  lock(manager: EntityManager, publicId: string): Promise<EligibleBatch | null> {
    return manager.findOne(EligibleBatch, { where: { publicId }, lock: { mode: 'pessimistic_write' } });
  }

  /** One more part; an import that has added nothing is none. */
  async grow(manager: EntityManager, { id, pairs }: EligibleBatch, added: number): Promise<number> {
    const total = pairs + added;
    if (total === 0) await manager.delete(EligibleBatch, { id });
    else if (added > 0) await manager.update(EligibleBatch, { id }, { pairs: total });
    return total;
  }

  async markUndone(manager: EntityManager, { id }: EligibleBatch, by: number, at: Date): Promise<void> {
    await manager.update(EligibleBatch, { id }, { undoneBy: by, undoneAt: at });
  }

  /**
   * Unused pairs of these imports with which a member has registered since. A pair is used once its member has verified
   * both addresses, so these accounts have not done so, or wait for their candidate. Beyond a number of pairs, looking
   * up such accounts is less work than looking up every pair. No lock is taken: verifying an address locks the account,
   * then the pair, and a removal that locks both could deadlock with it.
   */
  async registered(manager: EntityManager, batches: readonly string[]): Promise<{ id: number; batch: string }[]> {
    const many = await manager.query<unknown[]>(
      'SELECT 1 FROM eligible_users WHERE batch IN (?) AND used_at IS NULL LIMIT 1 OFFSET ?',
      [batches, MANY_PAIRS],
    );
    const tables =
      many.length === 0
        ? 'eligible_users e STRAIGHT_JOIN users u'
        : 'users u STRAIGHT_JOIN eligible_users e FORCE INDEX (uq_eligible_users_pair)';
    return manager.query(
      `SELECT e.id, e.batch FROM ${tables} ON e.email = u.email AND e.phone = u.phone
       WHERE u.verification_status IN ('not-verified', 'semi-verified') AND e.batch IN (?) AND e.used_at IS NULL
         AND u.registered_at >= e.added_at`,
      [batches],
    );
  }

  /** Removes the pairs without a registered member. */
  async removeUnused(manager: EntityManager, batch: string): Promise<number> {
    const kept = (await this.registered(manager, [batch])).map(({ id }) => id);
    let removed = 0;
    for (;;) {
      const { affectedRows }: Changed = await manager.query(
        `DELETE FROM eligible_users WHERE batch = ? AND used_at IS NULL AND id NOT IN (?) LIMIT ?`,
        [batch, [0, ...kept], AT_ONCE],
      );
      removed += affectedRows;
      if (affectedRows < AT_ONCE) return removed;
    }
  }

  /** Uses of the remaining pairs. */
  async usesOf(manager: EntityManager, batch: string): Promise<BatchUses> {
    const [row] = await manager.query<{ pairs: unknown; used: unknown }[]>(
      `SELECT COUNT(*) AS pairs, COUNT(used_at) AS used FROM eligible_users WHERE batch = ?`,
      [batch],
    );
    const used = Number(row?.used);
    return { used, registered: Number(row?.pairs) - used };
  }
}
