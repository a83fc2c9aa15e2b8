import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One act; append-only. */
@Entity('audit_log')
@Index('ix_audit_log_subject', ['subject', 'at'])
@Index('ix_audit_log_actor', ['actor', 'at'])
@Index('ix_audit_log_actor_action', ['actor', 'action', 'at'])
@Index('ix_audit_log_action', ['action', 'at'])
@Index('ix_audit_log_at', ['at'])
export class AuditLogRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;

  @Column({ type: 'varchar', length: 80 })
  actor: string;

  @Column({ type: 'varchar', length: 40 })
  action: string;

  @Column({ type: 'varchar', length: 80 })
  subject: string;

  @Column({ type: 'varchar', length: 45 })
  ip: string;

  /** Canonical JSON. */
  @Column({ type: 'text' })
  details: string;

  @Index('uq_audit_log_previous', { unique: true })
  @Column({ name: 'previous_hash', type: 'binary', length: 32 })
  previousHash: Buffer;

  @Column({ type: 'binary', length: 32 })
  hash: Buffer;
}
