import { Column, Entity, Index, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { Admin } from './admin.entity.js';
import { SessionColumns } from '../sessions/session-columns.js';

@Entity('admin_sessions')
@Index('ix_admin_sessions_used', ['lastUsedAt'])
@Index('ix_admin_sessions_admin', ['adminId', 'endedAt'])
export class AdminSession extends SessionColumns {
  @Column({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_admin_sessions_admin' })
  admin: Relation<Admin>;

  /** When the administrator last entered their password or second-factor code. */
  @Column({ name: 'proved_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  provedAt: Date;

  @Column({ name: 'end_reason', type: 'varchar', length: 24, nullable: true })
  endReason: string | null;
}
