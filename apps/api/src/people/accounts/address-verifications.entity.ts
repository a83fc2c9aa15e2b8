import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from './user.entity.js';

/** R65: the email was verified: by its code or link, or by the identity service (R10). The listing refers to it. */
@Entity('email_proofs')
export class EmailVerification {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_email_proofs_user' })
  user?: Relation<User>;

  @Column({ name: 'proved_at', type: 'datetime', precision: 3 })
  provedAt: Date;
}

/** The same of the phone. */
@Entity('phone_proofs')
export class PhoneVerification {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_phone_proofs_user' })
  user?: Relation<User>;

  @Column({ name: 'proved_at', type: 'datetime', precision: 3 })
  provedAt: Date;
}
