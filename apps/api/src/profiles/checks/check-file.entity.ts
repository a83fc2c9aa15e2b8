import type { CheckEvidence, CheckFact } from '@kalyanam/shared/topics/verification/checks';
import type { CheckRefusal } from '@kalyanam/shared/base/vocabulary/check-refusals';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';

/** C7: an encrypted picture by which a fact is to be checked; after the team's decision only what became of it. */
@Entity('check_files')
@Index('uq_check_files_fact', ['userId', 'fact'], { unique: true })
@Index('ix_check_files_waiting', ['decidedAt', 'uploadedAt'])
export class CheckFile {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** New with each upload: the file is encrypted for it. */
  @Index('uq_check_files_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_check_files_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 12 })
  fact: CheckFact;

  @Column({ type: 'varchar', length: 20 })
  kind: CheckEvidence;

  @Index('uq_check_files_storage_key', { unique: true })
  @Column({ name: 'storage_key', type: 'varchar', length: 80, nullable: true })
  storageKey: string | null;

  /** The file's own key, encrypted by the key ring. */
  @Column({ name: 'sealed_key', type: 'varbinary', length: 255, nullable: true })
  sealedKey: Buffer | null;

  @Column({ name: 'uploaded_at', type: 'datetime', precision: 3 })
  uploadedAt: Date;

  /** Who of the team looked at it last. */
  @Column({ name: 'opened_by', type: 'int', unsigned: true, nullable: true })
  openedBy: number | null;

  @ManyToOne(() => Admin, { nullable: true })
  @JoinColumn({ name: 'opened_by', foreignKeyConstraintName: 'fk_check_files_opener' })
  opener?: Relation<Admin> | null;

  @Column({ name: 'opened_at', type: 'datetime', precision: 3, nullable: true })
  openedAt: Date | null;

  @Column({ name: 'decided_by', type: 'int', unsigned: true, nullable: true })
  decidedBy: number | null;

  @ManyToOne(() => Admin, { nullable: true })
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'fk_check_files_decider' })
  decider?: Relation<Admin> | null;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt: Date | null;

  /** Why the team could not confirm the fact by it. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  refusal: CheckRefusal | null;
}
