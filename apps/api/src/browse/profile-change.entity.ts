import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** The feed of changes of listed facts, written in the transaction of their cause. */
@Entity('profile_changes')
export class ProfileChange {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  sequence: number;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @Index('ix_profile_changes_at')
  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  at: Date;
}
