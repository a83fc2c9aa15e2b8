import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** C6: from whom an owner hides phone and email. The viewer is never told. */
@Entity('contact_denials')
export class ContactDenial {
  @PrimaryColumn({ name: 'owner_id', type: 'int', unsigned: true })
  ownerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_contact_denials_owner' })
  owner: Relation<User>;

  @Index('ix_contact_denials_viewer')
  @PrimaryColumn({ name: 'viewer_id', type: 'int', unsigned: true })
  viewerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'viewer_id', foreignKeyConstraintName: 'fk_contact_denials_viewer' })
  viewer: Relation<User>;

  @Column({ name: 'denied_at', type: 'datetime', precision: 3 })
  deniedAt: Date;

  /** Somebody of the family; null where it was the owner, or is both. */
  @Column({ name: 'denied_by', type: 'int', unsigned: true, nullable: true })
  deniedBy: number | null;
}
