import type { DeskActName } from '@kalyanam/shared/topics/family/drafts';
import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** C14: whose hand did what at a profile. It stays, by its relation, when the hand has left. */
@Entity('desk_acts')
@Index('ix_desk_acts_profile', ['profileUserId', 'at'])
@Index('ix_desk_acts_pair', ['profileUserId', 'aboutUserId', 'at'])
export class DeskActRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_desk_acts_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  publicId: string;

  @Column({ name: 'profile_user_id', type: 'int', unsigned: true })
  profileUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'profile_user_id', foreignKeyConstraintName: 'fk_desk_acts_profile' })
  profileUser?: Relation<User>;

  @Index('ix_desk_acts_by')
  @Column({ name: 'by_user_id', type: 'int', unsigned: true, nullable: true })
  byUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'by_user_id', foreignKeyConstraintName: 'fk_desk_acts_by' })
  by?: Relation<User> | null;

  @Index('ix_desk_acts_about')
  @Column({ name: 'about_user_id', type: 'int', unsigned: true, nullable: true })
  aboutUserId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'about_user_id', foreignKeyConstraintName: 'fk_desk_acts_about' })
  about?: Relation<User> | null;

  @Column({ type: 'varchar', length: 12, ...WORD })
  relation: DeskRelation;

  @Column({ type: 'varchar', length: 24, ...WORD })
  act: DeskActName;

  @Index('ix_desk_acts_at')
  @Column({ type: 'datetime', precision: 3 })
  at: Date;

  /** JSON: how to bring back what was there before; only of changes that can be undone. */
  @Column({ name: 'way_back', type: 'mediumtext', nullable: true })
  wayBack: string | null;

  @Column({ name: 'undone_at', type: 'datetime', precision: 3, nullable: true })
  undoneAt: Date | null;
}
