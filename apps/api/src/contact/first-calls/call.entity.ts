import type { CallBetween, CallState, CallWho } from '@kalyanam/shared/contracts/calls';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Interest } from '../../people/relations/interest.entity.js';

const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** C10: a first call of two families that are both interested. */
@Entity('calls')
@Index('uq_calls_open', ['interestId', 'open'], { unique: true })
@Index('ix_calls_proposer', ['proposerId', 'proposedAt'])
@Index('ix_calls_answerer', ['answererId', 'proposedAt'])
@Index('ix_calls_open', ['open'])
@Index('ix_calls_state', ['state', 'agreedSlot'])
export class Call {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** Another one with each proposal, so that an answer is to what was seen. */
  @Index('uq_calls_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'interest_id', type: 'int', unsigned: true, nullable: true })
  interestId: number | null;

  @ManyToOne(() => Interest, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'interest_id', foreignKeyConstraintName: 'fk_calls_interest' })
  interest?: Relation<Interest> | null;

  /** 1 while it is proposed or agreed, null afterwards: one per pair may be open. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  open: 1 | null;

  /** Null once the account is deleted. */
  @Column({ name: 'proposer_id', type: 'int', unsigned: true, nullable: true })
  proposerId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'proposer_id', foreignKeyConstraintName: 'fk_calls_proposer' })
  proposer?: Relation<User> | null;

  @Column({ name: 'answerer_id', type: 'int', unsigned: true, nullable: true })
  answererId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'answerer_id', foreignKeyConstraintName: 'fk_calls_answerer' })
  answerer?: Relation<User> | null;

  @Column({ type: 'varchar', length: 12, ...WORD })
  state: CallState;

  @Column({ name: 'talk_between', type: 'varchar', length: 12, ...WORD })
  between: CallBetween;

  /** As the proposer says it. */
  @Column({ type: 'varchar', length: 12, ...WORD })
  who: CallWho;

  @Column({ name: 'slot_1', type: 'datetime', precision: 3 })
  slot1: Date;

  @Column({ name: 'slot_2', type: 'datetime', precision: 3, nullable: true })
  slot2: Date | null;

  @Column({ name: 'slot_3', type: 'datetime', precision: 3, nullable: true })
  slot3: Date | null;

  @Column({ name: 'agreed_slot', type: 'datetime', precision: 3, nullable: true })
  agreedSlot: Date | null;

  /** The family member whose number is rung; null: the candidate's own. The number itself is read from the account. */
  @Column({ name: 'number_seat_id', type: 'int', unsigned: true, nullable: true })
  numberSeatId: number | null;

  /**
   * The name that the release before let its owner write beside the candidate's own number, which is given under no
   * other name: a call with one keeps its number closed. To be dropped a release later (decision 191).
   */
  @Column({ name: 'number_label', type: 'varchar', length: 40, nullable: true })
  numberLabel: string | null;

  @Column({ name: 'proposed_at', type: 'datetime', precision: 3 })
  proposedAt: Date;

  @Column({ name: 'answered_at', type: 'datetime', precision: 3, nullable: true })
  answeredAt: Date | null;

  @Column({ name: 'reminded_at', type: 'datetime', precision: 3, nullable: true })
  remindedAt: Date | null;

  /**
   * When both got the notice that it is off, because the two are hidden from each other; null again once they are not.
   */
  @Column({ name: 'off_at', type: 'datetime', precision: 3, nullable: true })
  offAt: Date | null;
}

/** A member's outcome of a call, which no one else reads. */
@Entity('call_outcomes')
@Index('ix_call_outcomes_user', ['userId'])
@Index('ix_call_outcomes_at', ['at', 'outcome'])
@Index('ix_call_outcomes_about', ['aboutUserId', 'outcome', 'at'])
export class CallOutcomeRow {
  @Column({ name: 'call_id', type: 'int', unsigned: true, primary: true })
  callId: number;

  @ManyToOne(() => Call, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'call_id', foreignKeyConstraintName: 'fk_call_outcomes_call' })
  call?: Relation<Call>;

  @Column({ name: 'user_id', type: 'int', unsigned: true, primary: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_call_outcomes_user' })
  user?: Relation<User>;

  @Column({ name: 'about_user_id', type: 'int', unsigned: true })
  aboutUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'about_user_id', foreignKeyConstraintName: 'fk_call_outcomes_about' })
  about?: Relation<User>;

  @Column({ type: 'varchar', length: 20, ...WORD })
  outcome: string;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}

/** In which of several zones of their country a member is. */
@Entity('call_zones')
export class CallZoneRow {
  @Column({ name: 'user_id', type: 'int', unsigned: true, primary: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_call_zones_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 32, ...WORD })
  zone: string;
}
