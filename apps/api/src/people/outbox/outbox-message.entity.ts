import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

export const CHANNELS = ['email', 'sms'] as const;
export type Channel = (typeof CHANNELS)[number];

/** A mail or SMS, inserted in the transaction of its cause and sent by the worker. */
@Entity('outbox')
@Index('ix_outbox_due', ['nextTryAt', 'createdAt'])
@Index('ix_outbox_channel', ['channel', 'nextTryAt'])
@Index('ix_outbox_destination', ['destination', 'id'])
export class OutboxMessage {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** Part of the mail's Message-ID, so that a mail sent twice can be recognized. */
  @Index('uq_outbox_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Index('ix_outbox_user')
  @Column({ name: 'user_id', type: 'int', unsigned: true, nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_outbox_user' })
  user?: Relation<User> | null;

  @Column({ type: 'varchar', length: 8 })
  channel: Channel;

  @Column({ type: 'varchar', length: 40 })
  template: string;

  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  destination: string;

  /** The encrypted values of the wording; erased once they are no longer needed, and after a drop when they are of no more use. */
  @Column({ type: 'blob', nullable: true })
  sealed: Buffer | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3, nullable: true })
  expiresAt: Date | null;

  /** Null when there is nothing left to do. */
  @Column({
    name: 'next_try_at',
    type: 'datetime',
    precision: 3,
    nullable: true,
    default: () => 'CURRENT_TIMESTAMP(3)',
  })
  nextTryAt: Date | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  tries: number;

  /** The look that took it to send it, until that is noted or `nextTryAt` has come. */
  @Column({ type: 'char', length: 20, charset: 'ascii', collation: 'ascii_bin', nullable: true })
  lease: string | null;

  @Column({ name: 'sent_at', type: 'datetime', precision: 3, nullable: true })
  sentAt: Date | null;

  @Index('ix_outbox_dropped')
  @Column({ name: 'dropped_at', type: 'datetime', precision: 3, nullable: true })
  droppedAt: Date | null;

  @Column({ name: 'last_error', type: 'varchar', length: 200, nullable: true })
  lastError: string | null;
}
