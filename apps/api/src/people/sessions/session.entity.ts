import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/** One sign-in of a member in one browser; its refresh tokens are one family. */
@Entity('sessions')
@Index('ix_sessions_user', ['userId', 'endedAt'])
@Index('ix_sessions_over', ['endedAt', 'lastUsedAt'])
export class Session {
  @PrimaryColumn({ type: 'char', length: 20 })
  id: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_sessions_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 45 })
  ip: string;

  @Column({ name: 'user_agent', type: 'varchar', length: 255 })
  userAgent: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  lastUsedAt: Date;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  @Column({ name: 'end_reason', type: 'varchar', length: 24, nullable: true })
  endReason: EndReason | null;
}

export type EndReason =
  | 'sign-out'
  | 'sign-out-everywhere'
  | 'too-many'
  | 'reuse'
  | 'password-reset'
  | 'password-change'
  | 'suspended'
  | 'team'
  | 'deleted'
  | 'candidate';
