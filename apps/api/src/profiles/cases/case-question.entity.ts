import type { QuestionState } from '@kalyanam/shared/team/case-team';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import { VerificationCase } from './verification-case.entity.js';

/** What the team asked a member about an open case, and the answer. */
@Entity('case_questions')
@Index('ix_case_questions_case', ['caseId', 'id'])
export class CaseQuestionRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_case_questions_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_case_questions_user' })
  user: Relation<User>;

  @Column({ name: 'case_id', type: 'int', unsigned: true })
  caseId: number;

  @ManyToOne(() => VerificationCase, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'fk_case_questions_case' })
  case: Relation<VerificationCase>;

  @Column({ name: 'asked_by', type: 'int', unsigned: true })
  askedBy: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'asked_by', foreignKeyConstraintName: 'fk_case_questions_asker' })
  asker: Relation<Admin>;

  @Column({ name: 'asked_at', type: 'datetime', precision: 3 })
  askedAt: Date;

  /** Without identity numbers. */
  @Column({ type: 'varchar', length: 500 })
  question: string;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  answer: string | null;

  /** Null while the member may be waited for. */
  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  @Column({ name: 'end_state', type: 'varchar', length: 12, nullable: true })
  endState: Exclude<QuestionState, 'open'> | null;

  /** The case while the question is open: unique, so that a case has at most one open question. */
  @Index('uq_case_questions_open', { unique: true })
  @Column({
    name: 'open_case_id',
    type: 'int',
    unsigned: true,
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: 'CASE WHEN ended_at IS NULL THEN case_id END',
    select: false,
    insert: false,
    update: false,
  })
  openCaseId: number | null;
}
