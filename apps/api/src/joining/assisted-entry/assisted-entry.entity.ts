import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';

/** C14: a profile that the team entered with the candidate on the phone. Struck, it goes with the account. */
@Entity('assisted_entries')
export class AssistedEntry {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_assisted_entries_user' })
  user?: Relation<User>;

  @Index('ix_assisted_entries_admin')
  @Column({ name: 'entered_by', type: 'int', unsigned: true })
  enteredBy: number;

  @ManyToOne(() => Admin, { nullable: false })
  @JoinColumn({ name: 'entered_by', foreignKeyConstraintName: 'fk_assisted_entries_admin' })
  admin?: Relation<Admin>;

  @Column({ name: 'entered_at', type: 'datetime', precision: 3 })
  enteredAt: Date;

  /** SHA-256 of the token in the mailed link. */
  @Index('uq_assisted_entries_token', { unique: true })
  @Column({ name: 'token_hash', type: 'binary', length: 32 })
  tokenHash: Buffer;

  /** When the candidate chose a password and kept it. */
  @Column({ name: 'kept_at', type: 'datetime', precision: 3, nullable: true })
  keptAt: Date | null;
}
