import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Admin } from '../../people/team-accounts/admin.entity.js';
import { VerificationCase } from './verification-case.entity.js';

/** R55: an administrator opened a document of a case; a document uploaded since is another one. */
@Entity('document_openings')
export class DocumentOpening {
  @PrimaryColumn({ name: 'case_id', type: 'int', unsigned: true })
  caseId: number;

  @ManyToOne(() => VerificationCase, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'case_id', foreignKeyConstraintName: 'fk_document_openings_case' })
  case: Relation<VerificationCase>;

  @PrimaryColumn({ name: 'admin_id', type: 'int', unsigned: true })
  adminId: number;

  @ManyToOne(() => Admin)
  @JoinColumn({ name: 'admin_id', foreignKeyConstraintName: 'fk_document_openings_admin' })
  admin: Relation<Admin>;

  @PrimaryColumn({ name: 'document_id', type: 'char', length: 20 })
  documentId: string;

  /** R66: the reveal of the number covers the file; opening it is no further row of the audit log. */
  @Column({ name: 'with_number', type: 'boolean', default: false })
  withNumber: boolean;

  @Column({ name: 'opened_at', type: 'datetime', precision: 3 })
  openedAt: Date;
}
