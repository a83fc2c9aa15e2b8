import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { SessionColumns } from './session-columns.js';

/** One sign-in of a member in one browser; its refresh tokens are one family. */
@Entity('sessions')
@Index('ix_sessions_user', ['userId', 'endedAt'])
@Index('ix_sessions_over', ['endedAt', 'lastUsedAt'])
export class Session extends SessionColumns {
  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_sessions_user' })
  user?: Relation<User>;

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
