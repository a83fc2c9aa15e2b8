import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { AdminSession } from './admin-session.entity.js';

/** One link of a session's chain of refresh tokens; only its SHA-256 is kept. */
@Entity('admin_refresh_tokens')
export class AdminRefreshToken {
  @PrimaryColumn({ name: 'token_hash', type: 'binary', length: 32 })
  tokenHash: Buffer;

  @Index('ix_admin_refresh_tokens_session')
  @Column({ name: 'session_id', type: 'char', length: 20 })
  sessionId: string;

  @ManyToOne(() => AdminSession, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'fk_admin_refresh_tokens_session' })
  session: Relation<AdminSession>;

  @Column({ name: 'issued_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  issuedAt: Date;

  @Index('ix_admin_refresh_tokens_expires')
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'spent_at', type: 'datetime', precision: 3, nullable: true })
  spentAt: Date | null;
}
