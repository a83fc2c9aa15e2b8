import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from './admin.entity.js';

/** A single-use code for an administrator who lost the second factor. */
@Entity('admin_recovery_codes')
export class AdminRecoveryCode {
  @PrimaryColumn({ name: 'code_hash', type: 'binary', length: 32 })
  codeHash: Buffer;

  @Index('ix_admin_recovery_codes_admin')
  @Column({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_admin_recovery_codes_admin' })
  admin: Relation<Admin>;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;
}
