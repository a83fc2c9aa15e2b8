import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Admin } from '../../people/team-accounts/admin.entity.js';

/** One import of pairs, however many parts it came in. */
@Entity('eligible_batches')
export class EligibleBatch {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** What its pairs have as `batch`. */
  @Index('uq_eligible_batches_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  /** Empty when none was given. */
  @Index('ix_eligible_batches_label')
  @Column({ type: 'varchar', length: 60 })
  label: string;

  @Column({ name: 'added_by', type: 'int', unsigned: true })
  addedBy: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'added_by', foreignKeyConstraintName: 'fk_eligible_batches_admin' })
  admin: Relation<Admin>;

  @Index('ix_eligible_batches_added')
  @Column({ name: 'added_at', type: 'datetime', precision: 3 })
  addedAt: Date;

  /** How many pairs it has added, those removed since included. */
  @Column({ type: 'int', unsigned: true })
  pairs: number;

  @Column({ name: 'undone_by', type: 'int', unsigned: true, nullable: true })
  undoneBy: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'undone_by', foreignKeyConstraintName: 'fk_eligible_batches_undoer' })
  undoer: Relation<Admin> | null;

  @Column({ name: 'undone_at', type: 'datetime', precision: 3, nullable: true })
  undoneAt: Date | null;
}
