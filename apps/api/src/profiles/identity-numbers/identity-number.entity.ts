import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** An encrypted Aadhaar or PAN number; after the team's decision only its last four characters are left (R16). */
@Entity('identity_numbers')
@Index('uq_identity_numbers', ['userId', 'kind'], { unique: true })
export class IdentityNumber {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_identity_user' })
  user: Relation<User>;

  @Column({ type: 'varchar', length: 16 })
  kind: DocumentKind;

  @Column({ type: 'varbinary', length: 255, nullable: true })
  sealed: Buffer | null;

  /** Keyed hash; equal numbers have equal fingerprints. */
  @Index('ix_identity_fingerprint')
  @Column({ type: 'binary', length: 32, nullable: true })
  fingerprint: Buffer | null;

  @Column({ type: 'char', length: 4 })
  last4: string;

  /** Whether it has the form of its kind; a number that has not is a hint, and no reason to refuse it. */
  @Column({ name: 'well_formed', type: 'boolean' })
  wellFormed: boolean;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  @Column({ name: 'erased_at', type: 'datetime', precision: 3, nullable: true })
  erasedAt: Date | null;
}
