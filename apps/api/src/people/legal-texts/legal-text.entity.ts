import type { LegalKind } from '@kalyanam/shared/topics/legal/legal-text';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Admin } from '../team-accounts/admin.entity.js';

/** R34: a version of a legal text; once in force it is kept, because members have agreed to it. */
@Entity('legal_texts')
@Index('uq_legal_texts_version', ['kind', 'version'], { unique: true })
export class LegalTextRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** One of LEGAL_KINDS. */
  @Column({ type: 'varchar', length: 24 })
  kind: LegalKind;

  /** YYYY-MM-DD: in force from the beginning of that day in India. */
  @Column({ type: 'date' })
  version: string;

  @Column({ type: 'mediumtext' })
  en: string;

  /** Empty where it is in English only. */
  @Column({ type: 'mediumtext' })
  te: string;

  @Column({ name: 'published_by', type: 'int', unsigned: true })
  publishedBy: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'published_by', foreignKeyConstraintName: 'fk_legal_texts_admin' })
  publisher: Relation<Admin>;

  @Column({ name: 'published_at', type: 'datetime', precision: 3 })
  publishedAt: Date;
}
