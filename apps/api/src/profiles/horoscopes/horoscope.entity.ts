import type { BirthTimeCertainty, KujaStatement } from '@kalyanam/shared/base/domain/stars';
import type { StarSource } from '@kalyanam/shared/contracts/horoscope';
import type { WhichTime } from '@kalyanam/shared/topics/stars/birth-time';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

const WORD = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin', nullable: true } as const;

/** Kept as text by the driver. */
const DEGREES = {
  type: 'decimal',
  precision: 7,
  scale: 4,
  nullable: true,
  transformer: {
    to: (degrees: number | null): number | null => degrees,
    from: (text: string | null): number | null => (text === null ? null : Number(text)),
  },
} as const;

/**
 * C11: what a family says of a birth. It rests on the consent 'horoscope', and goes with it. The rasi follows from star
 * and pada.
 */
@Entity('horoscopes')
export class HoroscopeRow {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_horoscopes_user' })
  user?: Relation<User>;

  /** A number from 1 to 27; with its pada or not at all. */
  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  star: number | null;

  @Column({ type: 'tinyint', unsigned: true, nullable: true })
  pada: number | null;

  @Column({ ...WORD, length: 8, nullable: false })
  source: StarSource;

  /** HH:mm, on the day of birth of the profile. */
  @Column({ name: 'birth_time', ...WORD, length: 5 })
  birthTime: string | null;

  @Column({ ...WORD, length: 12 })
  certainty: BirthTimeCertainty | null;

  /** Set for a time that came twice. */
  @Column({ name: 'which_time', ...WORD, length: 6 })
  which: WhichTime | null;

  @Column({ name: 'birth_place', type: 'varchar', length: 80, nullable: true })
  birthPlace: string | null;

  @Column(DEGREES)
  lat: number | null;

  @Column(DEGREES)
  lon: number | null;

  @Column({ ...WORD, length: 40 })
  zone: string | null;

  @Column({ ...WORD, length: 8 })
  kuja: KujaStatement | null;

  @Column({ type: 'varchar', length: 60, nullable: true })
  panchangam: string | null;

  /** Our reckoning when it was written; null where it was not sure. */
  @Column({ name: 'computed_star', type: 'tinyint', unsigned: true, nullable: true })
  computedStar: number | null;

  @Column({ name: 'computed_pada', type: 'tinyint', unsigned: true, nullable: true })
  computedPada: number | null;

  /** The member wants to see rajju, vedha and mahendra too. */
  @Column({ name: 'second_sheet', type: 'boolean', default: false })
  secondSheet: boolean;

  @Column({ name: 'consent_at', type: 'datetime', precision: 3 })
  consentAt: Date;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version: number;
}

/** C11: a member has pressed 'Exchange horoscopes' for another; once both have, either may print the sheet. */
@Entity('horoscope_exchanges')
@Index('ix_horoscope_exchanges_other', ['otherId'])
export class HoroscopeExchangeRow {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_horoscope_exchanges_user' })
  user?: Relation<User>;

  @PrimaryColumn({ name: 'other_id', type: 'int', unsigned: true })
  otherId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'other_id', foreignKeyConstraintName: 'fk_horoscope_exchanges_other' })
  other?: Relation<User>;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
