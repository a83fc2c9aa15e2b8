import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** A profile that a member saved; no one else sees it. */
@Entity('shortlist_entries')
export class ShortlistEntry {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_shortlist_user' })
  user: Relation<User>;

  @Index('ix_shortlist_profile')
  @PrimaryColumn({ name: 'profile_user_id', type: 'int', unsigned: true })
  profileUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'profile_user_id', foreignKeyConstraintName: 'fk_shortlist_profile' })
  profileUser: Relation<User>;

  @Column({ name: 'added_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  addedAt: Date;
}
