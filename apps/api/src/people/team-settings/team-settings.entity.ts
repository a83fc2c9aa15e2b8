import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../team-accounts/admin.entity.js';

/** The single row of what the owner has set; there is none while everything is as it came. */
@Entity('desk_settings')
export class TeamSettingsRow {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  id: number;

  @Column({ type: 'int', unsigned: true })
  version: number;

  /** JSON; a setting that is missing has its default. */
  @Column({ name: 'settings', type: 'varchar', length: 2000 })
  settings: string;

  @Column({ name: 'changed_by', type: 'int', unsigned: true })
  changedBy: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'changed_by', foreignKeyConstraintName: 'fk_desk_settings_admin' })
  changer: Relation<Admin>;

  @Column({ name: 'changed_at', type: 'datetime', precision: 3 })
  changedAt: Date;
}
