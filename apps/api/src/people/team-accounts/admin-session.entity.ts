import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from './admin.entity.js';

@Entity('admin_sessions')
@Index('ix_admin_sessions_admin', ['adminId', 'endedAt'])
export class AdminSession {
  @PrimaryColumn({ type: 'char', length: 20 })
  id: string;

  @Column({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_admin_sessions_admin' })
  admin: Relation<Admin>;

  @Column({ type: 'varchar', length: 45 })
  ip: string;

  @Column({ name: 'user_agent', type: 'varchar', length: 255 })
  userAgent: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  @Index('ix_admin_sessions_used')
  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  lastUsedAt: Date;

  /** When the administrator last entered their password or second-factor code. */
  @Column({ name: 'proved_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  provedAt: Date;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;

  @Column({ name: 'end_reason', type: 'varchar', length: 24, nullable: true })
  endReason: string | null;
}
