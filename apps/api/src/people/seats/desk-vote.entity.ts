import type { DeskVote } from '@kalyanam/shared/topics/family/desk';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/** C14: the opinion of one desk member about a profile. It goes when the seat ends. */
@Entity('desk_votes')
@Index('ix_desk_votes_by', ['byUserId', 'profileUserId'])
export class DeskVoteRow {
  @PrimaryColumn({ name: 'profile_user_id', type: 'int', unsigned: true })
  profileUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'profile_user_id', foreignKeyConstraintName: 'fk_desk_votes_profile' })
  profileUser?: Relation<User>;

  @Index('ix_desk_votes_about')
  @PrimaryColumn({ name: 'about_user_id', type: 'int', unsigned: true })
  aboutUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'about_user_id', foreignKeyConstraintName: 'fk_desk_votes_about' })
  about?: Relation<User>;

  @PrimaryColumn({ name: 'by_user_id', type: 'int', unsigned: true })
  byUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'by_user_id', foreignKeyConstraintName: 'fk_desk_votes_by' })
  by?: Relation<User>;

  @Column({ type: 'varchar', length: 5, nullable: true, charset: 'ascii', collation: 'ascii_bin' })
  vote: DeskVote | null;

  @Column({ type: 'varchar', length: 200, nullable: true })
  note: string | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
