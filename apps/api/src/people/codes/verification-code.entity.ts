import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

/**
 * 'new-' is an address that replaces the account's once it is verified; 'work-email' shows where someone works;
 * 'candidate' asks the candidate of a profile for their consent (R45), 'candidate-own' and 'candidate-email' are theirs
 * when they take it over; 'desk-phone' and 'desk-email' prove the addresses of a person invited to the account's desk.
 */
export type CodePurpose =
  | 'email'
  | 'phone'
  | 'new-email'
  | 'new-phone'
  | 'work-email'
  | 'candidate'
  | 'candidate-own'
  | 'candidate-email'
  | 'desk-phone'
  | 'desk-email';

/** One code that was sent; the newest of a purpose counts. */
@Entity('verification_codes')
@Index('ix_verification_codes_user', ['userId', 'purpose', 'id'])
@Index('ix_verification_codes_destination', ['destination', 'createdAt'])
export class VerificationCode {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_verification_codes_user' })
  user?: Relation<User>;

  @Column({ type: 'varchar', length: 16 })
  purpose: CodePurpose;

  @Column({ type: 'varchar', length: 254, charset: 'utf8mb4', collation: 'utf8mb4_bin' })
  destination: string;

  /** HMAC over purpose, user, destination and code. */
  @Column({ name: 'code_hash', type: 'binary', length: 32 })
  codeHash: Buffer;

  /** SHA-256 of the token in a mailed link, or of the attempt for which the code was asked. */
  @Index('uq_verification_codes_link', { unique: true })
  @Column({ name: 'link_hash', type: 'binary', length: 32, nullable: true })
  linkHash: Buffer | null;

  /**
   * R60: the network that asked, where anyone may ask: codes and guesses of others stay apart. Null: the account itself
   * asked.
   */
  @Column({ type: 'varchar', length: 45, nullable: true, charset: 'ascii', collation: 'ascii_bin' })
  network: string | null;

  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  tries: number;

  @Index('ix_verification_codes_created')
  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'used_at', type: 'datetime', precision: 3, nullable: true })
  usedAt: Date | null;
}
