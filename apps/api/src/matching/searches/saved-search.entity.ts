import type { Digest } from '@kalyanam/shared/contracts/searches';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** C4: filters that a member keeps, and the digest about who is new among them. */
@Entity('saved_searches')
@Index('uq_saved_searches_name', ['userId', 'name'], { unique: true })
@Index('ix_saved_searches_due', ['dueAt', 'userId'])
export class SavedSearchRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_saved_searches_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_saved_searches_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 40, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  name: string;

  /** As in the address of the list. */
  @Column({ type: 'text' })
  query: string;

  @Column({ type: 'varchar', length: 8 })
  digest: Digest;

  /** Since when digests are on, or off: a link in a digest switches off only what has been on since then. */
  @Column({ name: 'digest_since', type: 'datetime', precision: 3 })
  digestSince: Date;

  /** Time of the next digest, or until when a process works on this one; null for none. */
  @Column({ name: 'due_at', type: 'datetime', precision: 3, nullable: true })
  dueAt: Date | null;

  @Column({ name: 'last_sent_at', type: 'datetime', precision: 3, nullable: true })
  lastSentAt: Date | null;

  @Column({ name: 'last_opened_at', type: 'datetime', precision: 3, nullable: true })
  lastOpenedAt: Date | null;

  /** Digests in a row of which no link was followed. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  unopened: number;

  @Column({ name: 'paused_at', type: 'datetime', precision: 3, nullable: true })
  pausedAt: Date | null;

  @Index('ix_saved_searches_created')
  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;
}
