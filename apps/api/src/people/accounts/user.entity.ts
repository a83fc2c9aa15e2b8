import type { AccountKind } from '@kalyanam/shared/topics/family/desk';
import type { Display } from '@kalyanam/shared/topics/account/display';
import type { AccountStatus, Language, VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

const AS_JSON = {
  to: (display: Display | null) => display && JSON.stringify(display),
  from: (text: string | null) => (text === null ? null : (JSON.parse(text) as Display)),
};
const EXACT = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;
const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;

/** The account of a member: sign-in data and verification status. The candidate is in `profiles`. */
@Entity('users')
@Index('ix_users_registered', ['registeredAt'])
@Index('ix_users_status', ['verificationStatus', 'accountStatus'])
@Index('ix_users_active', ['lastActiveAt'])
@Index('ix_users_proofs', ['emailVerifiedAt', 'phoneVerifiedAt'])
@Index('ix_users_account', ['accountStatus', 'registeredAt'])
export class User {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_users_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  /** The code by which families find the profile on the phone. */
  @Index('uq_users_member_code', { unique: true })
  @Column({ name: 'member_code', type: 'char', length: 8, ...EXACT })
  memberCode: string;

  /** When its owner last asked for another one. */
  @Column({ name: 'member_code_at', type: 'datetime', precision: 3, nullable: true })
  memberCodeAt: Date | null;

  /** C14: a family account has no profile. */
  @Column({ type: 'varchar', length: 9, default: 'candidate', ...WORD })
  kind: AccountKind;

  /**
   * The name of a family account, or of the person who registered someone else and holds the account; the candidate's
   * is in the profile.
   */
  @Column({ name: 'own_name', type: 'varchar', length: 100, nullable: true })
  ownName: string | null;

  /** Lower case. */
  @Index('uq_users_email', { unique: true })
  @Column({ type: 'varchar', length: 254, ...EXACT })
  email: string;

  /**
   * R52: ten digits for India, E.164 with its plus for other countries. R59: belongs to no account until a code
   * verified it; only `verifiedPhone` is unique.
   */
  @Column({ type: 'varchar', length: 16 })
  phone: string;

  @Column({ name: 'password_hash', type: 'varchar', length: 255 })
  passwordHash: string;

  @Column({ type: 'char', length: 2, default: 'en' })
  language: Language;

  /** C15: how the member wants to read, as JSON; null while they have chosen nothing. */
  @Column({ type: 'varchar', length: 100, nullable: true, transformer: AS_JSON })
  display: Display | null;

  /** R64: whether the list begins with a window of ages; the member has not removed it yet. */
  @Column({ name: 'age_window', type: 'boolean', default: true })
  ageWindow: boolean;

  @Column({ name: 'email_verified_at', type: 'datetime', precision: 3, nullable: true })
  emailVerifiedAt: Date | null;

  @Column({ name: 'phone_verified_at', type: 'datetime', precision: 3, nullable: true })
  phoneVerifiedAt: Date | null;

  @Index('uq_users_verified_phone', { unique: true })
  @Column({
    name: 'verified_phone',
    type: 'varchar',
    length: 16,
    nullable: true,
    generatedType: 'VIRTUAL',
    asExpression: 'CASE WHEN phone_verified_at IS NOT NULL THEN phone END',
    select: false,
    insert: false,
    update: false,
  })
  verifiedPhone: string | null;

  /** R52: the own number of a country that no SMS reaches: stated, never verified, so that it belongs to no account. */
  @Column({ name: 'phone_abroad', type: 'varchar', length: 16, nullable: true })
  phoneAbroad: string | null;

  @Column({ name: 'verification_status', type: 'varchar', length: 16, default: 'not-verified' })
  verificationStatus: VerificationStatus;

  @Column({ name: 'account_status', type: 'varchar', length: 16, default: 'active' })
  accountStatus: AccountStatus;

  @Column({ name: 'status_reason', type: 'varchar', length: 1000, nullable: true })
  statusReason: string | null;

  /** Only reports caused the hold; the team has not reviewed it yet. */
  @Column({ name: 'held_by_reports', type: 'boolean', default: false })
  heldByReports: boolean;

  /** Whether the member got a notice of the hold or suspension; only then do they get one of its end. */
  @Column({ name: 'status_told', type: 'boolean', default: false })
  statusTold: boolean;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  resubmissions: number;

  /** R59: when the mail was queued that the account is erased unless the phone is verified. */
  @Column({ name: 'erasure_told_at', type: 'datetime', precision: 3, nullable: true })
  erasureToldAt: Date | null;

  /** When every device was last logged out; tokens issued before that end with it. */
  @Column({ name: 'signed_out_at', type: 'datetime', precision: 3, nullable: true })
  signedOutAt: Date | null;

  @Column({ name: 'registered_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  registeredAt: Date;

  @Column({ name: 'last_active_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  lastActiveAt: Date;
}
