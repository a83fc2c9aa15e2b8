import type { HumanFact, TickState } from '@kalyanam/shared/team/checks';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import { VerificationCase } from './verification-case.entity.js';

/** R69: what a reviewer found of one fact of a case. */
@Entity('case_ticks')
export class CaseTickRow {
  @PrimaryColumn({ name: 'case_id', type: 'int', unsigned: true })
  caseId: number;

  @ManyToOne(() => VerificationCase, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'fk_case_ticks_case' })
  case: Relation<VerificationCase>;

  @PrimaryColumn({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_case_ticks_admin' })
  admin: Relation<Admin>;

  @PrimaryColumn({ type: 'varchar', length: 12 })
  fact: HumanFact;

  @Column({ type: 'varchar', length: 8 })
  state: TickState;

  /** The version of the case that was looked at. */
  @Column({ type: 'char', length: 43 })
  seen: string;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
