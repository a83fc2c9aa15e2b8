import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** R81: keyed prints of where an account was registered; they can be compared, not read. */
@Entity('registration_signals')
@Index('ix_registration_signals_network', ['network', 'registeredAt'])
export class RegistrationSignal {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_registration_signals_user' })
  user?: Relation<User>;

  @Column({ type: 'binary', length: 32, nullable: true })
  address: Buffer | null;

  @Column({ type: 'binary', length: 32, nullable: true })
  network: Buffer | null;

  /** User agent and network; nothing else is asked of a browser. */
  @Column({ type: 'binary', length: 32, nullable: true })
  device: Buffer | null;

  /** From the first step of the form to its submission, where that is known. */
  @Column({ name: 'form_seconds', type: 'int', unsigned: true, nullable: true })
  formSeconds: number | null;

  @Column({ name: 'registered_at', type: 'datetime', precision: 3, nullable: true })
  registeredAt: Date | null;

  @Column({ name: 'phone_changed_at', type: 'datetime', precision: 3, nullable: true })
  phoneChangedAt: Date | null;
}
