import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/** R27: whose contact details were shown to whom, and how often. */
@Entity('contact_views')
@Index('ix_contact_views_viewer', ['viewerId', 'lastAt'])
export class ContactView {
  @PrimaryColumn({ name: 'owner_id', type: 'int', unsigned: true })
  ownerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_contact_views_owner' })
  owner: Relation<User>;

  @PrimaryColumn({ name: 'viewer_id', type: 'int', unsigned: true })
  viewerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'viewer_id', foreignKeyConstraintName: 'fk_contact_views_viewer' })
  viewer: Relation<User>;

  @Column({ name: 'first_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  firstAt: Date;

  @Column({ name: 'last_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  lastAt: Date;

  @Column({ type: 'int', unsigned: true, default: 1 })
  times: number;
}
