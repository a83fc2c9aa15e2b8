import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** C8: an owner shows their photos to one who asked, until it is withdrawn. `relation.sql.ts` reads it for the policy. */
@Entity('photo_grants')
export class PhotoGrantRow {
  @PrimaryColumn({ name: 'owner_id', type: 'int', unsigned: true })
  ownerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_photo_grants_owner' })
  owner?: Relation<User>;

  @Index('ix_photo_grants_viewer')
  @PrimaryColumn({ name: 'viewer_id', type: 'int', unsigned: true })
  viewerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'viewer_id', foreignKeyConstraintName: 'fk_photo_grants_viewer' })
  viewer?: Relation<User>;

  @Column({ name: 'granted_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  grantedAt: Date;

  @Column({ name: 'revoked_at', type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;
}
