import { Injectable } from '@nestjs/common';
import { Column, Entity, Index, PrimaryColumn, type EntityManager } from 'typeorm';

/** A stored file that no row references: not yet, or no longer. */
@Entity('orphaned_files')
export class OrphanedFile {
  @PrimaryColumn({ name: 'storage_key', type: 'varchar', length: 80 })
  storageKey: string;

  /** When the file may be removed. */
  @Index('ix_orphaned_files_since')
  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  since: Date;
}

/**
 * Rows are locked and removed one by one, by key: for a list of keys the database may scan and lock the whole table,
 * so that concurrent uploads would block each other.
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

  /** Returns how many of them existed. */
  async remove(manager: EntityManager, keys: readonly string[]): Promise<number> {
    let removed = 0;
    for (const storageKey of keys) removed += (await manager.delete(OrphanedFile, { storageKey })).affected ?? 0;
    return removed;
  }

  /** Orphans due at that moment, locked until the transaction ends; skips those that another process has locked. */
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
