import type { InterestState } from '@kalyanam/shared/vocabulary/status';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/** R26: interest between two members; one row per pair, whichever side asked. */
@Entity('interests')
@Index('uq_interests_pair', ['lowUserId', 'highUserId'], { unique: true })
@Index('ix_interests_high', ['highUserId', 'state'])
@Index('ix_interests_sender', ['senderId', 'sentAt'])
@Index('ix_interests_expiry', ['state', 'expiresAt'])
@Index('ix_interests_answered', ['state', 'answeredAt'])
export class Interest {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_interests_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  /** The lower account id of the pair. */
  @Column({ name: 'low_user_id', type: 'int', unsigned: true })
  lowUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'low_user_id', foreignKeyConstraintName: 'fk_interests_low' })
  low?: Relation<User>;

  @Column({ name: 'high_user_id', type: 'int', unsigned: true })
  highUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'high_user_id', foreignKeyConstraintName: 'fk_interests_high' })
  high?: Relation<User>;

  @Column({ name: 'sender_id', type: 'int', unsigned: true })
  senderId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'sender_id', foreignKeyConstraintName: 'fk_interests_sender' })
  sender?: Relation<User>;

  @Column({ type: 'varchar', length: 12, default: 'pending' })
  state: InterestState;

  @Column({ name: 'sent_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  sentAt: Date;

  @Column({ name: 'answered_at', type: 'datetime', precision: 3, nullable: true })
  answeredAt: Date | null;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;
}
