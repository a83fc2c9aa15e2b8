import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../../people/accounts/user.entity.js';

const EXACT = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

/** R1: links a person at an identity service to a member. */
@Entity('external_identities')
export class ExternalIdentity {
  @PrimaryColumn({ type: 'varchar', length: 200, ...EXACT })
  issuer: string;

  @PrimaryColumn({ type: 'varchar', length: 200, ...EXACT })
  subject: string;

  @Index('ix_external_identities_user')
  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_external_identities_user' })
  user?: Relation<User>;

  @Column({ name: 'linked_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  linkedAt: Date;
}
