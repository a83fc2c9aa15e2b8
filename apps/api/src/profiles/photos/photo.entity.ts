import type { PhotoRefusal } from '@kalyanam/shared/base/vocabulary/photo-refusals';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { Admin } from '../../people/team-accounts/admin.entity.js';

/** A photo of a candidate, stored in three sizes. */
@Entity('photos')
@Index('uq_photos_slot', ['userId', 'slot'], { unique: true })
@Index('ix_photos_review', ['reviewState', 'id'])
@Index('ix_photos_first', ['sortOrder', 'userId'])
export class Photo {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_photos_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_photos_user' })
  user: Relation<User>;

  /** Below `LIMITS.photos`: its unique key keeps a member from having one photo too many. */
  @Column({ type: 'tinyint', unsigned: true })
  slot: number;

  /** Starts at 0; the first is the main photo. */
  @Column({ name: 'sort_order', type: 'tinyint', unsigned: true })
  sortOrder: number;

  @Index('uq_photos_storage_key', { unique: true })
  @Column({ name: 'storage_key', type: 'varchar', length: 80 })
  storageKey: string;

  /** Dimensions of the largest size in pixels. */
  @Column({ type: 'smallint', unsigned: true })
  width: number;

  @Column({ type: 'smallint', unsigned: true })
  height: number;

  /**
   * R71: seen with the member's case, waiting for the team, or judged by it. Refused becomes rejected when it can no
   * longer be undone; then its owner is notified. Others see neither.
   */
  @Column({ name: 'review_state', type: 'varchar', length: 8, default: 'case' })
  reviewState: 'case' | 'waiting' | 'fine' | 'refused' | 'rejected';

  @Column({ name: 'reviewed_by', type: 'int', unsigned: true, nullable: true })
  reviewedBy: number | null;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'reviewed_by', foreignKeyConstraintName: 'fk_photos_reviewer' })
  reviewer?: Relation<Admin>;

  @Column({ name: 'reviewed_at', type: 'datetime', precision: 3, nullable: true })
  reviewedAt: Date | null;

  @Column({ type: 'varchar', length: 24, nullable: true })
  refusal: PhotoRefusal | null;

  /** When its owner confirmed that it is a real, recent picture; null where the upload did not ask. */
  @Column({ name: 'declared_at', type: 'datetime', precision: 3, nullable: true })
  declaredAt: Date | null;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;
}
