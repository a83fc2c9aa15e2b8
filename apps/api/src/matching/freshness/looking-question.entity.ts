import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** The newest question whether a member is still looking. */
@Entity('looking_questions')
export class LookingQuestion {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_looking_questions_user' })
  user?: Relation<User>;

  @Column({ name: 'opened_at', type: 'datetime', precision: 3 })
  openedAt: Date;

  /** How often it was asked, and how: a position in STAGES. */
  @Column({ type: 'tinyint', unsigned: true })
  stage: number;

  /** When it was asked last: its link works from there. */
  @Column({ name: 'asked_at', type: 'datetime', precision: 3 })
  askedAt: Date;

  /** SHA-256 of the token in its link. */
  @Index('uq_looking_questions_token', { unique: true })
  @Column({ name: 'token_hash', type: 'binary', length: 32 })
  tokenHash: Buffer;

  /** When it was answered, or needed no answer any more. */
  @Column({ name: 'closed_at', type: 'datetime', precision: 3, nullable: true })
  closedAt: Date | null;
}
