import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import type { ViewerKind } from './access-event.entity.js';

const WORD = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin' } as const;

/** What remains of older events: how many there were in a month, and no longer whose. */
@Entity('access_months')
export class AccessMonth {
  @PrimaryColumn({ name: 'owner_id', type: 'int', unsigned: true })
  ownerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_access_months_owner' })
  owner: Relation<User>;

  /** Its first day. */
  @PrimaryColumn({ type: 'date' })
  month: string;

  @PrimaryColumn({ name: 'viewer_kind', ...WORD, length: 6 })
  viewerKind: ViewerKind;

  @PrimaryColumn({ ...WORD, length: 12 })
  what: LedgerWhat;

  /** One viewer on one day is one look. */
  @Column({ type: 'int', unsigned: true })
  looks: number;
}
