import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** A profile that is "Not for us": its owner never knows, and the member's lists leave it out. */
@Entity('dismissals')
export class Dismissal {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_dismissals_user' })
  user: Relation<User>;

  @Index('ix_dismissals_profile')
  @PrimaryColumn({ name: 'profile_user_id', type: 'int', unsigned: true })
  profileUserId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'profile_user_id', foreignKeyConstraintName: 'fk_dismissals_profile' })
  profileUser: Relation<User>;

  @Column({ name: 'added_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  addedAt: Date;
}
