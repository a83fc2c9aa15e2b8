import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
