import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

/** A picture of an identity document; after the team's decision only the fact that there was one (R16). */
@Entity('documents')
@Index('uq_documents_kind', ['userId', 'kind'], { unique: true })
export class Document {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  /** New with each upload: the file is encrypted for it. */
  @Index('uq_documents_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_documents_user' })
  user: Relation<User>;

  @Column({ type: 'varchar', length: 16 })
  kind: DocumentKind;

  @Index('uq_documents_storage_key', { unique: true })
  @Column({ name: 'storage_key', type: 'varchar', length: 80, nullable: true })
  storageKey: string | null;

  /** The file's own key, encrypted by the key ring. */
  @Column({ name: 'sealed_key', type: 'varbinary', length: 255, nullable: true })
  sealedKey: Buffer | null;

  @Column({ name: 'content_type', type: 'varchar', length: 40 })
  contentType: string;

  @Column({ name: 'byte_size', type: 'int', unsigned: true })
  byteSize: number;

  /** Keyed digest of the decoded picture, kept when the file is erased; null for those from before it. */
  @Index('ix_documents_print')
  @Column({ type: 'binary', length: 32, nullable: true })
  print: Buffer | null;

  @Column({ name: 'uploaded_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  uploadedAt: Date;

  @Column({ name: 'erased_at', type: 'datetime', precision: 3, nullable: true })
  erasedAt: Date | null;
}
