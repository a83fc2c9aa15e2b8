import type { DeskDraftKind, DeskDraftState } from '@kalyanam/shared/topics/family/drafts';
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;
const EXACT = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

/** C14: what a hand would do, and the candidate decides. */
@Entity('desk_drafts')
@Index('uq_desk_drafts_open', ['profileUserId', 'aboutUserId', 'kind', 'byUserId', 'open'], { unique: true })
@Index('ix_desk_drafts_profile', ['profileUserId', 'madeAt'])
@Index('ix_desk_drafts_waiting', ['open', 'madeAt'])
export class DeskDraft {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_desk_drafts_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20, ...EXACT })
  publicId: string;

  @Column({ name: 'profile_user_id', type: 'int', unsigned: true })
  profileUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'profile_user_id', foreignKeyConstraintName: 'fk_desk_drafts_profile' })
  profileUser?: Relation<User>;

  /** Null once the family account is gone; the relation stays. */
  @Index('ix_desk_drafts_by')
  @Column({ name: 'by_user_id', type: 'int', unsigned: true, nullable: true })
  byUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'by_user_id', foreignKeyConstraintName: 'fk_desk_drafts_by' })
  by?: Relation<User> | null;

  @Index('ix_desk_drafts_about')
  @Column({ name: 'about_user_id', type: 'int', unsigned: true, nullable: true })
  aboutUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'about_user_id', foreignKeyConstraintName: 'fk_desk_drafts_about' })
  about?: Relation<User> | null;

  @Column({ type: 'varchar', length: 12, ...WORD })
  relation: DeskRelation;

  @Column({ type: 'varchar', length: 16, ...WORD })
  kind: DeskDraftKind;

  /** JSON: the body of the request that the candidate would send, of a change with what it would replace. */
  @Column({ type: 'mediumtext' })
  payload: string;

  @Column({ type: 'varchar', length: 9, default: 'open', ...WORD })
  state: DeskDraftState;

  /** 1 until it is decided, null afterwards: one family member has one such draft about a family. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true, default: 1 })
  open: 1 | null;

  @Column({ name: 'made_at', type: 'datetime', precision: 3 })
  madeAt: Date;

  @Column({ name: 'reminded_at', type: 'datetime', precision: 3, nullable: true })
  remindedAt: Date | null;

  @Column({ name: 'decided_at', type: 'datetime', precision: 3, nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'lapse_reason', type: 'varchar', length: 12, nullable: true, ...WORD })
  lapseReason: 'time' | 'gone' | 'ended' | null;
}
