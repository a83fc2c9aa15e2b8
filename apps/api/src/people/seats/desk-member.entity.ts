import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { DESK_ALLOWANCES, type DeskAllowance, type DeskRole } from '@kalyanam/shared/topics/family/desk-rights';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;
const EXACT = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

export type SeatEnd = 'ended' | 'left' | 'refused' | 'wrong-relation' | 'lapsed';

/** C14: a seat at a candidate's desk: offered, taken, over. */
@Entity('desk_members')
@Index('uq_desk_members_seat', ['profileUserId', 'userId', 'live'], { unique: true })
@Index('ix_desk_members_user', ['userId', 'live'])
@Index('ix_desk_members_expiry', ['live', 'acceptedAt', 'expiresAt'])
export class DeskMember {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_desk_members_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20, ...EXACT })
  publicId: string;

  /** The candidate. */
  @Column({ name: 'profile_user_id', type: 'int', unsigned: true })
  profileUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'profile_user_id', foreignKeyConstraintName: 'fk_desk_members_profile' })
  profileUser?: Relation<User>;

  /** The family account; null until the invitation is accepted. */
  @Column({ name: 'user_id', type: 'int', unsigned: true, nullable: true })
  userId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_desk_members_user' })
  user?: Relation<User> | null;

  @Column({ type: 'varchar', length: 8, ...WORD })
  role: DeskRole;

  @Column({ type: 'varchar', length: 12, ...WORD })
  relation: DeskRelation;

  /** A manager's additional rights, with commas between them. */
  @Column({ type: 'varchar', length: 40, default: '', ...WORD })
  allow: string;

  /** The invited phone, until the invitation is accepted or over. */
  @Column({ type: 'varchar', length: 16, nullable: true })
  phone: string | null;

  @Column({ type: 'varchar', length: 254, nullable: true, ...EXACT })
  email: string | null;

  @Index('uq_desk_members_token', { unique: true })
  @Column({ name: 'token_hash', type: 'binary', length: 32, nullable: true })
  tokenHash: Buffer | null;

  /** 1 while it is offered or taken, null once it is over. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true, default: 1 })
  live: 1 | null;

  @Index('ix_desk_members_inviter')
  @Column({ name: 'invited_by', type: 'int', unsigned: true, nullable: true })
  invitedBy: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'invited_by', foreignKeyConstraintName: 'fk_desk_members_inviter' })
  inviter?: Relation<User> | null;

  @Column({ name: 'invited_at', type: 'datetime', precision: 3 })
  invitedAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3, nullable: true })
  expiresAt: Date | null;

  @Column({ name: 'accepted_at', type: 'datetime', precision: 3, nullable: true })
  acceptedAt: Date | null;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  /** When this person agreed that their own number may be given out for the candidate; null without that. */
  @Column({ name: 'number_given_at', type: 'datetime', precision: 3, nullable: true })
  numberGivenAt: Date | null;

  @Column({ name: 'end_reason', type: 'varchar', length: 16, nullable: true, ...WORD })
  endReason: SeatEnd | null;
}

/** The format of the column: with commas, in the order of the list. */
export const allowText = (allow: readonly DeskAllowance[]): string =>
  DESK_ALLOWANCES.filter((allowance) => allow.includes(allowance)).join(',');

export const allowancesOf = (text: string): DeskAllowance[] => {
  const words = new Set(text.split(','));
  return DESK_ALLOWANCES.filter((allowance) => words.has(allowance));
};
