import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/**
 * R106: the facts by which others' wishes judge a member on a day of changes. If counts followed immediately, a member
 * could read others' limits from them by changing their own facts.
 */
@Entity('judged_facts')
export class JudgedFacts {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_judged_facts_user' })
  user?: Relation<User>;

  /** The day in India on which `latest` was written last. */
  @Column({ type: 'date' })
  day: string;

  /** JSON: the facts before that day. */
  @Column({ type: 'text' })
  earlier: string;

  @Column({ type: 'text' })
  latest: string;
}
