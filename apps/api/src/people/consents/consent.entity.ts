import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { LoggedConsent } from '@kalyanam/shared/base/text-versions';
import { User } from '../accounts/user.entity.js';

/** R34: who agreed to which version of which text, when and from where. */
@Entity('consents')
export class Consent {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('ix_consents_user')
  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_consents_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 24 })
  kind: LoggedConsent;

  @Column({ name: 'text_version', type: 'varchar', length: 16 })
  textVersion: string;

  @Column({ type: 'varchar', length: 45 })
  ip: string;

  @Column({ name: 'agreed_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  agreedAt: Date;

  /** Only of consents that can be withdrawn. */
  @Column({ name: 'withdrawn_at', type: 'datetime', precision: 3, nullable: true })
  withdrawnAt: Date | null;
}
