import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import type { Decision } from '@kalyanam/shared/team/case-queue';

/** How a case ended; 'pre-approved': no one decided, the verified pair was on the eligible list (R8). */
export type CaseDecision = Decision | 'pre-approved';

/** One member waiting for the team's decision, from entering the queue to the decision. */
@Entity('verification_cases')
@Index('ix_verification_cases_queue', [
  ...(['decidedAt', 'lane', 'enteredAt', 'id', 'assignedTo', 'claimedBy', 'claimedAt'] as const),
  ...(['resubmission', 'abroad', 'noFile', 'userId'] as const),
])
@Index('ix_verification_cases_user', ['userId', 'id'])
@Index('ix_verification_cases_decider', ['decidedBy', 'decidedAt'])
export class VerificationCase {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_verification_cases_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_verification_cases_user' })
  user: Relation<User>;

  @Column({ type: 'boolean', default: false })
  resubmission: boolean;

  /** Start of the 24 to 48 hours for a decision; later by the time in which it waited for its member. */
  @Column({ name: 'entered_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  enteredAt: Date;

  @Column({ name: 'claimed_by', type: 'int', unsigned: true, nullable: true })
  claimedBy: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'claimed_by', foreignKeyConstraintName: 'fk_verification_cases_claimer' })
  claimer: Relation<Admin> | null;

  @Column({ name: 'claimed_at', type: 'datetime', precision: 3, nullable: true })
  claimedAt: Date | null;

  /** An assignment keeps no colleague from the case. */
  @Column({ name: 'assigned_to', type: 'int', unsigned: true, nullable: true })
  assignedTo: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'assigned_to', foreignKeyConstraintName: 'fk_verification_cases_assigned_to' })
  assignee: Relation<Admin> | null;

  @Column({ name: 'assigned_by', type: 'int', unsigned: true, nullable: true })
  assignedBy: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'assigned_by', foreignKeyConstraintName: 'fk_verification_cases_assigned_by' })
  assigner: Relation<Admin> | null;

  @Column({ name: 'assigned_at', type: 'datetime', precision: 3, nullable: true })
  assignedAt: Date | null;

  /** What the colleague reads who was passed the case. */
  @Column({ name: 'assign_note', type: 'varchar', length: 200, nullable: true })
  assignNote: string | null;

  /** Who approved a case first that needs two. */
  @Column({ name: 'second_by', type: 'int', unsigned: true, nullable: true })
  secondBy: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'second_by', foreignKeyConstraintName: 'fk_verification_cases_second_by' })
  firstApprover: Relation<Admin> | null;

  @Column({ name: 'second_at', type: 'datetime', precision: 3, nullable: true })
  secondAt: Date | null;

  /** The version that was approved first: a change of it makes that approval void. */
  @Column({ name: 'second_seen', type: 'char', length: 43, nullable: true })
  secondSeen: string | null;

  /** While the member is asked something. */
  @Column({ name: 'waiting_since', type: 'datetime', precision: 3, nullable: true })
  waitingSince: Date | null;

  /** Since when the clock is stopped because the account is on hold or suspended. */
  @Column({ name: 'paused_since', type: 'datetime', precision: 3, nullable: true })
  pausedSince: Date | null;

  /** The newest answer of the member. */
  @Column({ name: 'answered_at', type: 'datetime', precision: 3, nullable: true })
  answeredAt: Date | null;

  /** Mails that asked for the missing file. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  reminders: number;

  @Column({ name: 'reminded_at', type: 'datetime', precision: 3, nullable: true })
  remindedAt: Date | null;

  /** The place in the queue: 0 answered, 1 usual, 2 waiting for the member, 3 paused with the account. */
  @Column({
    type: 'tinyint',
    unsigned: true,
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression:
      'CASE WHEN paused_since IS NOT NULL THEN 3 WHEN waiting_since IS NOT NULL THEN 2 WHEN answered_at IS NOT NULL THEN 0 ELSE 1 END',
    insert: false,
    update: false,
  })
  lane: number | null;

  /** While the case is open: where the member works, and that no document of theirs is there (QueueMarks). */
  @Column({ type: 'boolean', default: false, insert: false, update: false })
  abroad: boolean;

  @Column({ name: 'no_file', type: 'boolean', default: false, insert: false, update: false })
  noFile: boolean;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'varchar', length: 12, nullable: true })
  decision: CaseDecision | null;

  /** Null when no one on the team decided: the pair was on the eligible list. */
  @Column({ name: 'decided_by', type: 'int', unsigned: true, nullable: true })
  decidedBy: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'decided_by', foreignKeyConstraintName: 'fk_verification_cases_decider' })
  decider: Relation<Admin> | null;

  @Column({ name: 'reason_codes', type: 'varchar', length: 200, nullable: true })
  reasonCodes: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  notes: string | null;

  /** The member's id while the case is open: unique, so that a member has at most one open case. */
  @Index('uq_verification_cases_open', { unique: true })
  @Column({
    name: 'open_user_id',
    type: 'int',
    unsigned: true,
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: 'CASE WHEN decided_at IS NULL THEN user_id END',
    select: false,
    insert: false,
    update: false,
  })
  openUserId: number | null;
}
