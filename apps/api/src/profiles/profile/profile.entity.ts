import type { MoreVisible } from '@kalyanam/shared/topics/profile/details';
import type { ConfirmedBy } from '@kalyanam/shared/topics/matching/looking';
import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import type { Education, IncomeBand, Occupation } from '@kalyanam/shared/base/vocabulary/career';
import type {
  Caste,
  Complexion,
  CreatedBy,
  Diet,
  Gender,
  MaritalStatus,
} from '@kalyanam/shared/base/vocabulary/people';
import type { NriCountry, State, WorkType } from '@kalyanam/shared/base/vocabulary/places';
import type { ContactVisibility } from '@kalyanam/shared/base/vocabulary/status';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** The candidate that an account describes: exactly one. */
@Entity('profiles')
@Index('ix_profiles_name', ['name'])
@Index('ix_profiles_person', ['dob', 'name'])
@Index('ix_profiles_figures', ['gender', 'maritalStatus', 'caste', 'isActive', 'dob'])
export class Profile {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_profiles_user' })
  user: Relation<User>;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ name: 'name_te', type: 'varchar', length: 100, nullable: true })
  nameTe: string | null;

  /** YYYY-MM-DD. */
  @Column({ type: 'date' })
  dob: string;

  @Column({ type: 'varchar', length: 8 })
  gender: Gender;

  @Column({ type: 'varchar', length: 16 })
  caste: Caste;

  @Column({ type: 'varchar', length: 80, nullable: true })
  subcaste: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  surname: string | null;

  @Column({ type: 'varchar', length: 80 })
  gothra: string;

  @Column({ name: 'marital_status', type: 'varchar', length: 16 })
  maritalStatus: MaritalStatus;

  @Column({ name: 'height_inches', type: 'tinyint', unsigned: true })
  heightInches: number;

  @Column({ type: 'varchar', length: 16, nullable: true })
  complexion: Complexion | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  diet: Diet | null;

  @Column({ type: 'varchar', length: 16 })
  education: Education;

  @Column({ type: 'varchar', length: 16 })
  occupation: Occupation;

  @Column({ name: 'annual_income', type: 'varchar', length: 8 })
  annualIncome: IncomeBand;

  @Column({ name: 'work_type', type: 'varchar', length: 8 })
  workType: WorkType;

  @Column({ name: 'work_state', type: 'varchar', length: 20, nullable: true })
  workState: State | null;

  @Column({ name: 'work_city', type: 'varchar', length: 80, nullable: true })
  workCity: string | null;

  @Column({ name: 'work_country', type: 'varchar', length: 16, nullable: true })
  workCountry: NriCountry | null;

  @Column({ name: 'work_address', type: 'varchar', length: 200, nullable: true })
  workAddress: string | null;

  @Column({ name: 'family_state', type: 'varchar', length: 20 })
  familyState: State;

  @Column({ name: 'family_city', type: 'varchar', length: 80 })
  familyCity: string;

  @Column({ name: 'family_address', type: 'varchar', length: 200, nullable: true })
  familyAddress: string | null;

  @Column({ name: 'self_summary', type: 'varchar', length: 1000 })
  selfSummary: string;

  @Column({ type: 'varchar', length: 1000 })
  expectations: string;

  /** R75: what the person who registered is to the candidate, if they said so. */
  @Column({ name: 'created_by', type: 'varchar', length: 16, nullable: true })
  createdBy: CreatedBy | null;

  /** Online: listed in browse. */
  @Column({ name: 'is_active', type: 'boolean', default: true })
  isActive: boolean;

  @Column({ name: 'contact_visibility', type: 'varchar', length: 16, default: 'verified' })
  contactVisibility: ContactVisibility;

  /** The audience of names of relatives, employer and the like. */
  @Column({ name: 'more_visible', type: 'varchar', length: 16, default: 'accepted' })
  moreVisible: MoreVisible;

  @Column({ name: 'photo_visibility', type: 'varchar', length: 16, default: 'verified' })
  photoVisibility: PhotoVisibility;

  /** Whether the member code leads here while the profile is offline. */
  @Column({ name: 'code_when_offline', type: 'boolean', default: false })
  codeWhenOffline: boolean;

  /** When the team saw a document and approved the member. */
  @Column({ name: 'document_verified_at', type: 'datetime', precision: 3, nullable: true })
  documentVerifiedAt: Date | null;

  @Index('ix_profiles_married')
  @Column({ name: 'married_at', type: 'datetime', precision: 3, nullable: true })
  marriedAt: Date | null;

  @Index('ix_profiles_confirmed')
  /** R42: when the member last said, or showed, that they are still looking. */
  @Column({ name: 'looking_confirmed_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  lookingConfirmedAt: Date;

  /** How they confirmed. */
  @Column({
    name: 'looking_by',
    type: 'varchar',
    length: 12,
    default: 'registered',
    charset: 'ascii',
    collation: 'ascii_bin',
  })
  lookingBy: ConfirmedBy;

  /** When the member is asked next, or goes offline; null: never, in the current state. */
  @Index('ix_profiles_looking_due')
  @Column({ name: 'looking_due_at', type: 'datetime', precision: 3, nullable: true })
  lookingDueAt: Date | null;

  /** YYYY-MM-DD: the day on which a member who paused is asked again. */
  @Column({ name: 'paused_until', type: 'date', nullable: true })
  pausedUntil: string | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version: number;

  @Column({ name: 'updated_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  updatedAt: Date;
}
