import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';

/** A pair of email and phone that the community vouched for beforehand. */
@Entity('eligible_users')
@Index('uq_eligible_users_pair', ['email', 'phone'], { unique: true })
@Index('ix_eligible_users_batch', ['batch', 'usedAt'])
@Index('ix_eligible_users_added', ['addedAt', 'id', 'usedAt'])
@Index('ix_eligible_users_email', ['email', 'id', 'usedAt'])
export class EligibleUser {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_eligible_users_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  /** Lower case. */
  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  email: string;

  @Index('ix_eligible_users_phone')
  @Column({ type: 'varchar', length: 16 })
  phone: string;

  @Column({ name: 'added_by', type: 'int', unsigned: true })
  addedBy: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'added_by', foreignKeyConstraintName: 'fk_eligible_users_admin' })
  admin: Relation<Admin>;

  @Column({ name: 'added_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  addedAt: Date;

  /** The import it came with; null for those from before imports had one. */
  @Column({ type: 'char', length: 20, nullable: true })
  batch: string | null;

  /** Read backwards, to be found by the last digits. */
  @Index('ix_eligible_users_phone_end')
  @Column({
    name: 'phone_end',
    type: 'varchar',
    length: 16,
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: 'reverse(phone)',
    select: false,
    insert: false,
    update: false,
  })
  phoneEnd: string | null;

  @Index('ix_eligible_users_used')
  @Column({ name: 'used_by', type: 'int', unsigned: true, nullable: true })
  usedBy: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'used_by', foreignKeyConstraintName: 'fk_eligible_users_user' })
  user: Relation<User> | null;

  @Index('ix_eligible_users_taken')
  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;
}
