import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** C6: a viewer an owner hides phone and email from. The viewer never learns of it. */
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

  /** The family member who did it; null where it was the owner, or once they have left. */
  @Column({ name: 'denied_by', type: 'int', unsigned: true, nullable: true })
  deniedBy: number | null;
}
