import type { DetailFields, DetailValue, NativeState } from '@kalyanam/shared/topics/profile/details';
import type { District } from '@kalyanam/shared/base/domain/districts';
import type { VocabularyValue } from '@kalyanam/shared/base/domain/vocabulary';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** Several words of a list in one column. */
export const LISTED = {
  to: (values: readonly string[] | null): string | null => (values?.length ? values.join(',') : null),
  from: (text: string | null): string[] | null => text?.split(',') ?? null,
};

/** What a member told beyond the registration (C1); null: not stated. */
@Entity('profile_details')
export class ProfileDetailsRow implements DetailFields {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_profile_details_user' })
  user?: Relation<User>;

  /** The place of the name in Telugu in the release before, to be dropped a release later (decision 191). */
  @Column({ name: 'name_te', type: 'varchar', length: 100, nullable: true, select: false })
  formerNameTe?: string | null;

  @Column({ name: 'family_type', type: 'varchar', length: 16, nullable: true })
  familyType: VocabularyValue<'familyType'> | null;

  @Column({ name: 'father_name', type: 'varchar', length: 80, nullable: true })
  fatherName: string | null;

  @Column({ name: 'father_name_te', type: 'varchar', length: 80, nullable: true })
  fatherNameTe: string | null;

  @Column({ name: 'father_living', type: 'varchar', length: 16, nullable: true })
  fatherLiving: VocabularyValue<'parentLiving'> | null;

  @Column({ name: 'father_work', type: 'varchar', length: 80, nullable: true })
  fatherWork: string | null;

  @Column({ name: 'mother_name', type: 'varchar', length: 80, nullable: true })
  motherName: string | null;

  @Column({ name: 'mother_name_te', type: 'varchar', length: 80, nullable: true })
  motherNameTe: string | null;

  @Column({ name: 'mother_living', type: 'varchar', length: 16, nullable: true })
  motherLiving: VocabularyValue<'parentLiving'> | null;

  @Column({ name: 'mother_work', type: 'varchar', length: 80, nullable: true })
  motherWork: string | null;

  @Column({ name: 'mother_surname', type: 'varchar', length: 40, nullable: true })
  motherSurname: string | null;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  children: number | null;

  @Column({ name: 'children_live_with', type: 'varchar', length: 16, nullable: true })
  childrenLiveWith: VocabularyValue<'childrenLiveWith'> | null;

  @Column({ name: 'native_state', type: 'varchar', length: 16, nullable: true })
  nativeState: NativeState | null;

  @Column({ name: 'native_district', type: 'varchar', length: 32, nullable: true })
  nativeDistrict: District | null;

  @Column({ name: 'native_mandal', type: 'varchar', length: 60, nullable: true })
  nativeMandal: string | null;

  @Column({ name: 'native_village', type: 'varchar', length: 60, nullable: true })
  nativeVillage: string | null;

  @Column({ name: 'village_te', type: 'varchar', length: 60, nullable: true })
  villageTe: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  degree: VocabularyValue<'degree'> | null;

  @Column({ name: 'field_of_study', type: 'varchar', length: 80, nullable: true })
  fieldOfStudy: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  institution: string | null;

  @Column({ name: 'job_title', type: 'varchar', length: 80, nullable: true })
  jobTitle: string | null;

  @Column({ type: 'varchar', length: 80, nullable: true })
  employer: string | null;

  @Column({ name: 'visa_status', type: 'varchar', length: 24, nullable: true })
  visaStatus: VocabularyValue<'visaStatus'> | null;

  @Column({ name: 'settle_wish', type: 'varchar', length: 16, nullable: true })
  settleWish: VocabularyValue<'settleWish'> | null;

  @Column({ name: 'after_marriage_work', type: 'varchar', length: 16, nullable: true })
  afterMarriageWork: VocabularyValue<'afterMarriageWork'> | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  smoking: VocabularyValue<'habit'> | null;

  @Column({ type: 'varchar', length: 16, nullable: true })
  drinking: VocabularyValue<'habit'> | null;

  @Column({ type: 'varchar', length: 40, nullable: true, transformer: LISTED })
  languages: DetailValue<'languages'> | null;

  /** Counts changes of the details and of the siblings. */
  @Column({ type: 'int', unsigned: true, default: 1 })
  version: number;
}
