import type { TemplatePurpose } from '@kalyanam/shared/team/templates';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@Entity('reply_templates')
export class ReplyTemplateRow {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_reply_templates_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  /** One of TEMPLATE_PURPOSES. */
  @Column({ type: 'varchar', length: 20 })
  purpose: TemplatePurpose;

  @Column({ type: 'varchar', length: 60 })
  title: string;

  @Column({ type: 'varchar', length: 500 })
  en: string;

  /** Empty where there is no Telugu yet. */
  @Column({ type: 'varchar', length: 500 })
  te: string;
}
