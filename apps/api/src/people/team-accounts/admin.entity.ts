import type { AdminRole } from '@kalyanam/shared/team/roles';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An administrator; separate from members, in a table of their own (R4). */
@Entity('admins')
export class Admin {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_admins_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  /** Lower case. */
  @Index('uq_admins_username', { unique: true })
  @Column({ type: 'varchar', length: 60, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  username: string;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 12 })
  role: AdminRole;

  @Column({ name: 'password_hash', type: 'varchar', length: 255 })
  passwordHash: string;

  /** Handed out by someone else: it opens nothing but its own change. */
  @Column({ name: 'password_temporary', type: 'boolean', default: false })
  passwordTemporary: boolean;

  /** The encrypted secret of the second factor. */
  @Column({ name: 'totp_sealed', type: 'varbinary', length: 255, nullable: true })
  totpSealed: Buffer | null;

  /** Null while it is being set up. */
  @Column({ name: 'totp_confirmed_at', type: 'datetime', precision: 3, nullable: true })
  totpConfirmedAt: Date | null;

  /** The time step of the last accepted code: none is accepted twice. */
  @Column({ name: 'totp_last_step', type: 'int', unsigned: true, nullable: true })
  totpLastStep: number | null;

  @Column({ name: 'disabled_at', type: 'datetime', precision: 3, nullable: true })
  disabledAt: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;
}
