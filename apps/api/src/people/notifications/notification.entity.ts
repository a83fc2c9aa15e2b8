import type { NotificationKind } from '@kalyanam/shared/base/vocabulary/notification-kinds';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/** A message to a member inside the app. */
@Entity('notifications')
@Index('ix_notifications_user', ['userId', 'id'])
@Index('ix_notifications_unread', ['userId', 'readAt'])
export class Notification {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_notifications_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_notifications_user' })
  user?: Relation<User>;

  /** The other member, if it is about one. */
  @Index('ix_notifications_about')
  @Column({ name: 'about_user_id', type: 'int', unsigned: true, nullable: true })
  aboutId: number | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'about_user_id', foreignKeyConstraintName: 'fk_notifications_about' })
  about?: Relation<User> | null;

  @Column({ type: 'varchar', length: 40 })
  kind: NotificationKind;

  /** JSON. */
  @Column({ type: 'text' })
  details: string;

  @Index('ix_notifications_created')
  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  @Column({ name: 'read_at', type: 'datetime', precision: 3, nullable: true })
  readAt: Date | null;
}
