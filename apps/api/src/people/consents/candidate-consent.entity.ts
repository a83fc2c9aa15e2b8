import type { VocabularyValue } from '@kalyanam/shared/base/domain/vocabulary';
import { Column, Entity, Index, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';

const WORD = { charset: 'ascii', collation: 'ascii_bin' } as const;
const EXACT = { charset: 'utf8mb4', collation: 'utf8mb4_bin' } as const;

/** By a code sent to the candidate's own number, or entered by the team with the candidate on the phone. */
export type ConsentMethod = 'sms' | 'assisted';

/** R45: the consent of the candidate of a profile that someone else made: who we ask, and how they gave it. */
@Entity('candidate_consents')
export class CandidateConsent {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_candidate_consents_user' })
  user?: Relation<User>;

  /** What the one who registered is to the candidate. */
  @Column({ type: 'varchar', length: 16, ...WORD })
  relation: VocabularyValue<'deskRelation'>;

  /** The candidate's own number, as stated. */
  @Column({ type: 'varchar', length: 16, ...EXACT })
  phone: string;

  @Column({ name: 'asked_at', type: 'datetime', precision: 3 })
  askedAt: Date;

  @Column({ type: 'varchar', length: 12, nullable: true, ...WORD })
  method: ConsentMethod | null;

  /** Null: not yet. */
  @Column({ name: 'agreed_at', type: 'datetime', precision: 3, nullable: true })
  agreedAt: Date | null;

  @Column({ name: 'text_version', type: 'varchar', length: 16, nullable: true })
  textVersion: string | null;

  /** The number once they agreed: one candidate, one profile. */
  @Index('uq_candidate_consents_phone', { unique: true })
  @Column({ name: 'agreed_phone', type: 'varchar', length: 16, nullable: true, ...EXACT })
  agreedPhone: string | null;

  /** When the candidate took over the account that someone else had made. */
  @Column({ name: 'taken_over_at', type: 'datetime', precision: 3, nullable: true })
  takenOverAt: Date | null;

  /** SHA-256 of the link in the SMS, which opens the profile to the candidate. */
  @Index('uq_candidate_consents_link', { unique: true })
  @Column({ name: 'link_hash', type: 'binary', length: 32, nullable: true })
  linkHash: Buffer | null;

  @Column({ name: 'link_until', type: 'datetime', precision: 3, nullable: true })
  linkUntil: Date | null;

  /** What the candidate wants to be different before they agree. */
  @Column({ type: 'varchar', length: 1000, nullable: true })
  wants: string | null;
}
