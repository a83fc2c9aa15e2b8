import type { Decision } from '@kalyanam/shared/team/case-queue';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import { VerificationCase } from './verification-case.entity.js';

/** R54: a decision that is carried out at `dueAt`, unless it is undone before. */
@Entity('pending_decisions')
export class PendingDecisionRow {
  @PrimaryColumn({ name: 'case_id', type: 'int', unsigned: true })
  caseId: number;

  @OneToOne(() => VerificationCase, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'fk_pending_decisions_case' })
  case: Relation<VerificationCase>;

  @Column({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_pending_decisions_admin' })
  admin: Relation<Admin>;

  @Column({ type: 'varchar', length: 12 })
  decision: Decision;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  notes: string | null;

  @Column({ name: 'reason_codes', type: 'varchar', length: 200, nullable: true })
  reasonCodes: string | null;

  /** The missing parts of an approval given nevertheless (R55). */
  @Column({ type: 'varchar', length: 200, nullable: true })
  acknowledged: string | null;

  /** Why it is approved although a check is open or failed. */
  @Column({ name: 'override_reason', type: 'varchar', length: 200, nullable: true })
  overrideReason: string | null;

  /** The version of the case that was decided: a change of it calls the decision off. */
  @Column({ type: 'char', length: 43 })
  seen: string;

  @Column({ type: 'varchar', length: 45 })
  ip: string;

  @Index('ix_pending_decisions_due')
  @Column({ name: 'due_at', type: 'datetime', precision: 3 })
  dueAt: Date;
}
