import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Session } from './session.entity.js';

/** Spent tokens are kept for a day behind the newest of their session, to detect reuse. */
@Entity('refresh_tokens')
export class RefreshToken {
  /** SHA-256 of the token, which itself is not stored. */
  @PrimaryColumn({ name: 'token_hash', type: 'binary', length: 32 })
  tokenHash: Buffer;

  @Index('ix_refresh_tokens_session')
  @Column({ name: 'session_id', type: 'char', length: 20 })
  sessionId: string;

  @ManyToOne(() => Session, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'session_id', foreignKeyConstraintName: 'fk_refresh_tokens_session' })
  session?: Relation<Session>;

  @Column({ name: 'issued_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  issuedAt: Date;

  @Index('ix_refresh_tokens_expires')
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'spent_at', type: 'datetime', precision: 3, nullable: true })
  spentAt: Date | null;
}
