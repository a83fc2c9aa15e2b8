import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';
import { WORD } from './browse-entry.entity.js';

/** The musts of a listed member, beside their entry: lists of words with commas between them; null is no must. */
@Entity('browse_musts')
@Index('ix_browse_musts_gender', ['gender', 'hides'])
export class BrowseMust {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_browse_musts_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 8, ...WORD })
  gender: Gender;

  /** Whether the profile is hidden from members who miss one of them. */
  @Column({ type: 'boolean' })
  hides: boolean;

  @Column({ name: 'age_from', type: 'tinyint', unsigned: true, nullable: true })
  ageFrom: number | null;

  @Column({ name: 'age_to', type: 'tinyint', unsigned: true, nullable: true })
  ageTo: number | null;

  @Column({ name: 'height_from', type: 'tinyint', unsigned: true, nullable: true })
  heightFrom: number | null;

  @Column({ name: 'height_to', type: 'tinyint', unsigned: true, nullable: true })
  heightTo: number | null;

  @Column({ type: 'varchar', length: 60, nullable: true, ...WORD })
  marital: string | null;

  @Column({ type: 'varchar', length: 8, nullable: true, ...WORD })
  children: string | null;

  /** The rank of the least education. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  education: number | null;

  @Column({ type: 'varchar', length: 120, nullable: true, ...WORD })
  occupation: string | null;

  /** The rank of the least income. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  income: number | null;

  @Column({ name: 'work_place', type: 'varchar', length: 400, nullable: true, ...WORD })
  workPlace: string | null;

  @Column({ type: 'varchar', length: 120, nullable: true, ...WORD })
  visa: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  settle: string | null;

  @Column({ type: 'varchar', length: 1000, nullable: true, ...WORD })
  home: string | null;

  /** Whether whole states are among them. */
  @Column({ name: 'home_states', type: 'boolean', default: false })
  homeStates: boolean;

  @Column({ type: 'varchar', length: 600, nullable: true, ...WORD })
  subcaste: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  caste: string | null;

  @Column({ type: 'varchar', length: 60, nullable: true, ...WORD })
  diet: string | null;

  @Column({ type: 'varchar', length: 30, nullable: true, ...WORD })
  smoking: string | null;

  @Column({ type: 'varchar', length: 30, nullable: true, ...WORD })
  drinking: string | null;

  @Column({ type: 'boolean', default: false })
  gothra: boolean;

  @Column({ type: 'varchar', length: 8, nullable: true, ...WORD })
  horoscope: string | null;

  @Column({ name: 'after_marriage_work', type: 'varchar', length: 60, nullable: true, ...WORD })
  afterMarriageWork: string | null;
}
