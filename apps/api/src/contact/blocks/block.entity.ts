import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** R29: a block of one member by another. It applies in both directions. */
@Entity('blocks')
export class Block {
  @PrimaryColumn({ name: 'blocker_id', type: 'int', unsigned: true })
  blockerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocker_id', foreignKeyConstraintName: 'fk_blocks_blocker' })
  blocker: Relation<User>;

  @Index('ix_blocks_blocked')
  @PrimaryColumn({ name: 'blocked_id', type: 'int', unsigned: true })
  blockedId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'blocked_id', foreignKeyConstraintName: 'fk_blocks_blocked' })
  blocked: Relation<User>;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  since: Date;
}
