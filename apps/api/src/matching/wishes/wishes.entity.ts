import type { WishesVisible } from '@kalyanam/shared/topics/matching/wishes';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** A member's wishes for a match (C3). The team never reads them. */
@Entity('wishes')
export class WishesRow {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_wishes_user' })
  user?: Relation<User>;

  /** JSON: the items that matter, with value and weight. */
  @Column({ type: 'text' })
  items: string;

  @Column({ type: 'varchar', length: 8, default: 'counts' })
  visible: WishesVisible;

  @Column({ name: 'hide_from_misfits', type: 'boolean', default: false })
  hideFromMisfits: boolean;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version: number;

  /** R115: names of the musts that the member has removed from the list, with commas between them. */
  @Column({ name: 'set_aside', type: 'varchar', length: 400, default: '' })
  setAside: string;
}
