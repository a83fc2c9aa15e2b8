import type { AdminRole } from '@kalyanam/shared/team/roles';
import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

export type ViewerKind = 'member' | 'desk' | 'link' | 'team' | 'system';

const WORD = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin' } as const;

/**
 * C6: one row per owner, viewer, part and day of India. Nothing is null, so that the key holds: 0 and '' fill the
 * columns that a kind of viewer does not have. A viewer's row stays when their account goes, since it is the owner's.
 */
@Entity('access_events')
@Index('ix_access_events_viewer', ['viewerId', 'what', 'day'])
export class AccessEvent {
  @PrimaryColumn({ name: 'owner_id', type: 'int', unsigned: true })
  ownerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_access_events_owner' })
  owner: Relation<User>;

  @PrimaryColumn({ name: 'viewer_kind', ...WORD, length: 6 })
  viewerKind: ViewerKind;

  /** A member; 0 for all others. */
  @PrimaryColumn({ name: 'viewer_id', type: 'int', unsigned: true, default: 0 })
  viewerId: number;

  @PrimaryColumn({ name: 'link_id', type: 'int', unsigned: true, default: 0 })
  linkId: number;

  /** The role of a team member, never the person. */
  @PrimaryColumn({ name: 'admin_role', ...WORD, length: 16, default: '' })
  adminRole: AdminRole | '';

  @PrimaryColumn({ ...WORD, length: 12 })
  what: LedgerWhat;

  @Index('ix_access_events_day')
  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ name: 'first_at', type: 'datetime', precision: 3 })
  firstAt: Date;

  @Column({ name: 'last_at', type: 'datetime', precision: 3 })
  lastAt: Date;

  @Column({ type: 'int', unsigned: true, default: 1 })
  times: number;

  /** R105: name and profile ID of a member as of the last look that day; null for looks that keep no name. */
  @Column({ name: 'viewer_name', type: 'varchar', length: 100, nullable: true })
  viewerName: string | null;

  @Column({ name: 'viewer_code', ...WORD, type: 'char', length: 8, nullable: true })
  viewerCode: string | null;
}
