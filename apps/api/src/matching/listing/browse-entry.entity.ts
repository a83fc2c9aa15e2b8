import type { Education, Occupation } from '@kalyanam/shared/base/vocabulary/career';
import type { Caste, Diet, Gender, MaritalStatus } from '@kalyanam/shared/base/vocabulary/people';
import type { NriCountry, State } from '@kalyanam/shared/base/vocabulary/places';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { EmailVerification, PhoneVerification } from '../../people/accounts/address-verifications.entity.js';
import { User } from '../../people/accounts/user.entity.js';
import { VerificationCase } from '../../profiles/cases/verification-case.entity.js';

/** A word of one of our lists: a byte a letter. */
export const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** What a row refers to. */
export type ListedRelation = 'user' | 'emailVerification' | 'phoneVerification' | 'verifiedCase';

/** One small row per listable profile, with only what filters and sorting read. */
@Entity('browse_entries')
@Index('ix_browse_newest', ['gender', 'registeredAt', 'userId', 'dob', 'confirmedAt'])
@Index('ix_browse_confirmed', [
  ...['gender', 'confirmedAt', 'userId', 'dob', 'maritalStatus', 'diet', 'heightInches', 'subcaste', 'degree'],
  ...['nativeDistrict', 'visa', 'hasPhoto', 'incomeRank', 'birthYear', 'workState', 'familyState'],
])
@Index('ix_browse_gothra', ['gothraOwn', 'gender', 'dob', 'confirmedAt'])
@Index('ix_browse_surname', ['surnameKey'])
@Index('ix_browse_filters', [
  ...['gender', 'birthYear', 'dob', 'confirmedAt', 'heightInches', 'maritalStatus', 'education', 'occupation'],
  ...['incomeRank', 'workState', 'workCountry', 'familyState', 'nativeDistrict', 'caste', 'diet', 'gothraOwn'],
])
export class BrowseEntry {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_browse_entries_user' })
  user: Relation<User>;

  /** R65: the database lists no one whose email and phone no code has verified. */
  @OneToOne(() => EmailVerification, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_browse_entries_email' })
  emailVerification?: Relation<EmailVerification>;

  @OneToOne(() => PhoneVerification, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_browse_entries_phone' })
  phoneVerification?: Relation<PhoneVerification>;

  /** R65: the decision by which a verified member is listed; null for the others. */
  @Index('ix_browse_case')
  @Column({ name: 'verified_case_id', type: 'int', unsigned: true, nullable: true })
  verifiedCaseId: number | null;

  @ManyToOne(() => VerificationCase, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'verified_case_id', foreignKeyConstraintName: 'fk_browse_entries_case' })
  verifiedCase?: Relation<VerificationCase> | null;

  @Column({ type: 'varchar', length: 8, ...WORD })
  gender: Gender;

  /** YYYY-MM-DD. */
  @Column({ type: 'date' })
  dob: string;

  @Column({ name: 'birth_year', type: 'smallint', unsigned: true })
  birthYear: number;

  @Column({ name: 'marital_status', type: 'varchar', length: 16, ...WORD })
  maritalStatus: MaritalStatus;

  /** Null also for those who prefer not to say. */
  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  diet: Diet | null;

  @Column({ name: 'height_inches', type: 'tinyint', unsigned: true, default: 0 })
  heightInches: number;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  caste: Caste | null;

  /** Null also where the text is on no list. */
  @Column({ type: 'varchar', length: 24, nullable: true, ...WORD })
  subcaste: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  education: Education | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  occupation: Occupation | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  degree: string | null;

  @Column({ name: 'native_state', type: 'varchar', length: 16, nullable: true, ...WORD })
  nativeState: string | null;

  @Column({ name: 'native_district', type: 'varchar', length: 32, nullable: true, ...WORD })
  nativeDistrict: string | null;

  /** Columns from here to the photo: filled for verified members only, since no one reads those of others. */
  @Column({ type: 'varchar', length: 24, nullable: true, ...WORD })
  visa: string | null;

  @Column({ name: 'settle_wish', type: 'varchar', length: 16, nullable: true, ...WORD })
  settleWish: string | null;

  @Column({ name: 'after_marriage_work', type: 'varchar', length: 16, nullable: true, ...WORD })
  afterMarriageWork: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  smoking: string | null;

  @Column({ type: 'varchar', length: 16, nullable: true, ...WORD })
  drinking: string | null;

  @Column({ name: 'has_children', type: 'boolean', nullable: true })
  hasChildren: boolean | null;

  /** Whether a star is stated, never which (R48). */
  @Column({ type: 'varchar', length: 8, nullable: true, ...WORD })
  horoscope: 'stated' | 'none' | null;

  @Column({ name: 'has_photo', type: 'boolean', default: false })
  hasPhoto: boolean;

  /** Position of the income band in ascending order, from 0. */
  @Column({ name: 'income_rank', type: 'tinyint', unsigned: true })
  incomeRank: number;

  /** Work state and city, in India only; abroad there is a country. */
  @Column({ name: 'work_state', type: 'varchar', length: 20, nullable: true, ...WORD })
  workState: State | null;

  @Column({ name: 'work_city', type: 'varchar', length: 80, nullable: true })
  workCity: string | null;

  @Column({ name: 'work_country', type: 'varchar', length: 16, nullable: true, ...WORD })
  workCountry: NriCountry | null;

  @Column({ name: 'family_state', type: 'varchar', length: 20, ...WORD })
  familyState: State;

  @Column({ name: 'family_city', type: 'varchar', length: 80 })
  familyCity: string;

  @Column({ name: 'registered_at', type: 'datetime', precision: 3 })
  registeredAt: Date;

  /** R42: from three months on the member is not listed. */
  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3 })
  confirmedAt: Date;

  /** R72: by nothing that the member said or did about it. */
  @Column({ name: 'taken_over', type: 'boolean', default: false })
  takenOver: boolean;

  /** Since when the listing shows the current facts of this member, as far as semi-verified members read them. */
  @Column({ name: 'news_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  newsAt: Date;

  /** The same, with what only verified members read. */
  @Column({ name: 'verified_news_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  verifiedNewsAt: Date;

  /** R46, of verified members only: 0 where there is nothing to compare. */
  @Column({ name: 'gothra_own', type: 'int', unsigned: true, default: 0 })
  gothraOwn: number;

  @Column({ name: 'surname_key', type: 'int', unsigned: true, default: 0 })
  surnameKey: number;
}
