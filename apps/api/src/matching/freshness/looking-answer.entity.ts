import type { LookingAnswer } from '@kalyanam/shared/base/domain/lists';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** What a member said when asked whether they are still looking. */
@Entity('looking_answers')
@Index('ix_looking_answers_user', ['userId', 'id'])
export class LookingAnswerRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_looking_answers_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 16, ...WORD })
  answer: LookingAnswer;

  /** Set with a pause: the day on which they are asked again (YYYY-MM-DD). */
  @Column({ type: 'date', nullable: true })
  until: string | null;

  @Column({ type: 'varchar', length: 8, ...WORD })
  via: 'app' | 'mail';

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
