import type { DeclineMessage, DeclineReason, NoteState } from '@kalyanam/shared/topics/interests/interests';
import type { InterestState } from '@kalyanam/shared/base/vocabulary/status';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/** R26: interest between two members; one row per pair, whichever side asked. */
@Entity('interests')
@Index('uq_interests_pair', ['lowUserId', 'highUserId'], { unique: true })
@Index('ix_interests_high', ['highUserId', 'state'])
@Index('ix_interests_sender', ['senderId', 'sentAt'])
@Index('ix_interests_expiry', ['state', 'expiresAt'])
@Index('ix_interests_answered', ['state', 'answeredAt'])
@Index('ix_interests_receiver', ['receiverId', 'state', 'deliveredAt'])
@Index('ix_interests_line', ['state', 'deliveredAt'])
@Index('ix_interests_note', ['noteState', 'sentAt'])
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

  /** The other one of the pair: a column, so that what waits for a member is found by an index. */
  @Column({ name: 'receiver_id', type: 'int', unsigned: true })
  receiverId: number;

  @Column({ type: 'varchar', length: 12, default: 'pending' })
  state: InterestState;

  @Column({ name: 'sent_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  sentAt: Date;

  @Column({ name: 'answered_at', type: 'datetime', precision: 3, nullable: true })
  answeredAt: Date | null;

  /** Its 14 days run from its delivery; null until then. */
  @Column({ name: 'expires_at', type: 'datetime', precision: 3, nullable: true })
  expiresAt: Date | null;

  /** Since when it has waited in line; an interest that found a place was delivered in the same moment. */
  @Column({ name: 'waiting_since', type: 'datetime', precision: 3, nullable: true })
  waitingSince: Date | null;

  /** Until then it is in no answer to the receiver (R80). */
  @Column({ name: 'delivered_at', type: 'datetime', precision: 3, nullable: true })
  deliveredAt: Date | null;

  @Column({ type: 'varchar', length: 240, nullable: true })
  note: string | null;

  @Column({ name: 'note_state', type: 'varchar', length: 8, default: 'none' })
  noteState: NoteState;

  /** The receiver's alone: never in an answer to the sender. */
  @Column({ name: 'decline_reason', type: 'varchar', length: 20, nullable: true })
  declineReason: DeclineReason | null;

  @Column({ name: 'decline_message', type: 'varchar', length: 8, nullable: true })
  declineMessage: DeclineMessage | null;

  /** A decline that can still be undone is carried out then. */
  @Index('ix_interests_declining')
  @Column({ name: 'decline_due_at', type: 'datetime', precision: 3, nullable: true })
  declineDueAt: Date | null;
}
