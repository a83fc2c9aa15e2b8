import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** The sign-in log with network addresses that the 2016 advisory requires. */
@Entity('sign_ins')
@Index('ix_sign_ins_user', ['userId', 'at'])
@Index('ix_sign_ins_at', ['at'])
export class SignIn {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_sign_ins_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 45 })
  ip: string;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  at: Date;
}
