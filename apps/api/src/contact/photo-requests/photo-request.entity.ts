import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** C8: a member asks to see another's photos, once for each pair. */
@Entity('photo_requests')
@Index('ix_photo_requests_asked', ['ownerId', 'askedAt'])
export class PhotoRequestRow {
  @PrimaryColumn({ name: 'owner_id', type: 'int', unsigned: true })
  ownerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_photo_requests_owner' })
  owner?: Relation<User>;

  @Index('ix_photo_requests_viewer')
  @PrimaryColumn({ name: 'viewer_id', type: 'int', unsigned: true })
  viewerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'viewer_id', foreignKeyConstraintName: 'fk_photo_requests_viewer' })
  viewer?: Relation<User>;

  /** What the owner answered; whether the photos are shown now is in `photo_grants`. */
  @Column({ type: 'varchar', length: 8, default: 'waiting' })
  state: 'waiting' | 'granted' | 'not-now';

  @Column({ name: 'asked_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  askedAt: Date;
}
