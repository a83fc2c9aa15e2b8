import type { CheckEvidence, CheckFact, CheckMethod } from '@kalyanam/shared/topics/verification/checks';
import type { AdminRole } from '@kalyanam/shared/team/roles';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** C7: what became of a fact of a profile when it was checked the last time. */
@Entity('checks')
@Index('ix_checks_ending', ['endedAt', 'validUntil'])
export class CheckRow {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_checks_user' })
  user?: Relation<User>;

  @PrimaryColumn({ type: 'varchar', length: 12 })
  fact: CheckFact;

  @Column({ type: 'varchar', length: 8 })
  state: 'checked' | 'failed';

  @Column({ type: 'varchar', length: 8 })
  method: CheckMethod;

  @Column({ type: 'varchar', length: 20, nullable: true })
  evidence: CheckEvidence | null;

  /** Null for codes, and for what was vouched for. */
  @Column({ name: 'checked_by_role', type: 'varchar', length: 10, nullable: true })
  checkedByRole: AdminRole | null;

  /** Digest of what the profile said of the fact: of anything else it says nothing. */
  @Column({ type: 'binary', length: 32 })
  about: Buffer;

  @Column({ name: 'checked_at', type: 'datetime', precision: 3 })
  checkedAt: Date;

  /** The day in India from which it counts no more. */
  @Column({ name: 'valid_until', type: 'date', nullable: true })
  validUntil: string | null;

  /** When the member was notified that it will soon lapse, and that it has lapsed. */
  @Column({ name: 'warned_at', type: 'datetime', precision: 3, nullable: true })
  warnedAt: Date | null;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  @Column({ name: 'revoked_at', type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column({ name: 'revoked_why', type: 'varchar', length: 200, nullable: true })
  revokedWhy: string | null;
}
