import { Injectable } from '@nestjs/common';
import { Column, Entity, Index, PrimaryColumn, type EntityManager } from 'typeorm';

/** A stored file that no row names: not yet, or not any more. */
@Entity('orphaned_files')
export class OrphanedFile {
  @PrimaryColumn({ name: 'storage_key', type: 'varchar', length: 80 })
  storageKey: string;

  /** From then on it may be removed. */
  @Index('ix_orphaned_files_since')
  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  since: Date;
}

/**
 * Rows are locked and removed by their key, one by one: for a list of keys the database may read, and lock, the
 * whole table, and uploads at the same time would hold each other up.
 */
@Injectable()
export class OrphanedFilesRepository {
  async insert(manager: EntityManager, keys: readonly string[], since: Date): Promise<void> {
    if (keys.length === 0) return;
    await manager.insert(
      OrphanedFile,
      keys.map((storageKey) => ({ storageKey, since })),
    );
  }

  /** Returns how many of them stood there. */
  async remove(manager: EntityManager, keys: readonly string[]): Promise<number> {
    let removed = 0;
    for (const storageKey of keys) removed += (await manager.delete(OrphanedFile, { storageKey })).affected ?? 0;
    return removed;
  }

  /** Those due at that moment, locked until the transaction ends; what another process holds is left to it. */
  async lockDue(manager: EntityManager, at: Date, most: number): Promise<string[]> {
    const rows = await manager
      .createQueryBuilder(OrphanedFile, 'file')
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .where('file.since <= :at', { at })
      .orderBy('file.since')
      .limit(most)
      .getMany();
    return rows.map((row) => row.storageKey);
  }

  /** Those of the files that are orphans, locked until the transaction ends. */
  async lockThese(manager: EntityManager, keys: readonly string[]): Promise<string[]> {
    const found: string[] = [];
    for (const storageKey of keys)
      if (await manager.findOne(OrphanedFile, { where: { storageKey }, lock: { mode: 'pessimistic_write' } }))
        found.push(storageKey);
    return found;
  }
}
