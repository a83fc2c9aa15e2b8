import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Admin } from '../../people/team-accounts/admin.entity.js';

@Entity('coupons')
export class Coupon {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** Upper case. */
  @Index('uq_coupons_code', { unique: true })
  @Column({ type: 'varchar', length: 40 })
  code: string;

  /** Whole percent. */
  @Column({ type: 'tinyint', unsigned: true })
  discount: number;

  /** YYYY-MM-DD; the last day, in India, on which it is valid. */
  @Column({ name: 'expiry_date', type: 'date', nullable: true })
  expiryDate: string | null;

  @Column({ name: 'is_active', type: 'boolean', default: true })
  isActive: boolean;

  @Column({ name: 'max_uses', type: 'int', unsigned: true, nullable: true })
  maxUses: number | null;

  @Column({ type: 'int', unsigned: true, default: 0 })
  uses: number;

  @Column({ name: 'created_by', type: 'int', unsigned: true })
  createdBy: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'fk_coupons_admin' })
  creator: Relation<Admin>;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;
}
