import type { Sibling, SiblingRelation } from '@kalyanam/shared/topics/profile/siblings';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** A brother or sister, in the order in which the family names them. */
@Entity('siblings')
export class SiblingRow implements Sibling {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_siblings_user' })
  user?: Relation<User>;

  /** Starts at 0. */
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  position: number;

  @Column({ type: 'varchar', length: 16 })
  relation: SiblingRelation;

  @Column({ type: 'boolean', nullable: true })
  married: boolean | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  work: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  place: string | null;
}
