import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { dateInIndia } from '@kalyanam/shared/base/india-time';

/** What someone without an account says that a member wrote about them. */
@Entity('relatives_notices')
@Index('ix_relatives_notices_confirmed', ['answeredAt', 'confirmedAt'])
@Index('ix_relatives_notices_created', ['confirmedAt', 'createdAt'])
export class RelativesNotice {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_relatives_notices_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** In which the writer reads. */
  @Column({ type: 'varchar', length: 2 })
  language: Language;

  @Column({ type: 'varchar', length: 1000 })
  what: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Column({ name: 'code_hash', type: 'binary', length: 32 })
  codeHash: Buffer;

  /** How often a code was tried. */
  @Column({ type: 'tinyint', unsigned: true, default: 0 })
  tries: number;

  /** When the email address was proved; until then the team does not see it. */
  @Column({ name: 'confirmed_at', type: 'datetime', precision: 3, nullable: true })
  confirmedAt: Date | null;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  answer: string | null;

  @Column({ name: 'answered_by', type: 'int', unsigned: true, nullable: true })
  answeredBy: number | null;

  @ManyToOne(() => Admin, { nullable: true })
  @JoinColumn({ name: 'answered_by', foreignKeyConstraintName: 'fk_relatives_notices_admin' })
  admin?: Relation<Admin> | null;

  @Column({ name: 'answered_at', type: 'datetime', precision: 3, nullable: true })
  answeredAt: Date | null;
}

const DAY_MS = 86_400_000;

/** The team's deadline for an answer. */
export const answerDue = (confirmedAt: Date): Date => new Date(confirmedAt.getTime() + LIMITS.relativesDays * DAY_MS);

/** What the writer may name on the phone: the year in India, and a number. */
export const ticketOf = ({ id, confirmedAt }: { id: number; confirmedAt: Date }): string =>
  `${dateInIndia(confirmedAt).slice(0, 4)}-${String(id).padStart(4, '0')}`;
