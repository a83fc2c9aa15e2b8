import type { ViewedList } from '@kalyanam/shared/team/lists';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Admin } from '../../../people/team-accounts/admin.entity.js';

/** A list as one administrator wants to see it again. */
@Entity('saved_views')
@Index('uq_saved_views_name', ['adminId', 'list', 'name'], { unique: true })
export class SavedViewRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_saved_views_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_saved_views_admin' })
  admin: Relation<Admin>;

  @Column({ type: 'varchar', length: 20 })
  list: ViewedList;

  @Column({ type: 'varchar', length: 40 })
  name: string;

  @Column({ type: 'varchar', length: 500 })
  query: string;

  @Column({ name: 'is_default', type: 'boolean', default: false })
  isDefault: boolean;
}
