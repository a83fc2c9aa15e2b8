import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../../people/accounts/user.entity.js';

/** R2: a mailed link for a new password. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn({ type: 'char', length: 20 })
  id: string;

  /** SHA-256 of the token in the link. */
  @Index('uq_password_resets_token', { unique: true })
  @Column({ name: 'token_hash', type: 'binary', length: 32 })
  tokenHash: Buffer;

  @Index('ix_password_resets_user')
  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_password_resets_user' })
  user?: Relation<User>;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  /** When the link was last mailed. */
  @Column({ name: 'sent_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  sentAt: Date;

  @Index('ix_password_resets_expires')
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;
}
