import type { Decision, CaseEventKind } from '@kalyanam/shared/team/case-queue';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import { VerificationCase } from './verification-case.entity.js';

/** What happened to a case, for the reviewers who have the queue open. */
@Entity('desk_events')
export class CaseEventRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('ix_desk_events_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;

  @Column({ type: 'varchar', length: 16 })
  kind: CaseEventKind;

  @Column({ name: 'case_id', type: 'int', unsigned: true })
  caseId: number;

  @ManyToOne(() => VerificationCase, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'fk_desk_events_case' })
  case: Relation<VerificationCase>;

  @Column({ name: 'admin_id', type: 'int', unsigned: true, nullable: true })
  adminId: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_desk_events_admin' })
  admin: Relation<Admin> | null;

  /** The assignee of the case. */
  @Column({ name: 'to_admin_id', type: 'int', unsigned: true, nullable: true })
  toAdminId: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'to_admin_id', foreignKeyConstraintName: 'fk_desk_events_to_admin' })
  toAdmin: Relation<Admin> | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  decision: Decision | null;

  /** The end of a claim, or of the time in which a decision can be undone. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  until: Date | null;

  @Column({ name: 'session_updated', type: 'boolean', default: false })
  sessionUpdated: boolean;
}
