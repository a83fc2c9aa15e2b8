import type {
  BiodataChoice,
  BiodataContact,
  BiodataHead,
  BiodataLanguage,
  BiodataPhoto,
  BiodataSection,
} from '@kalyanam/shared/topics/biodata/biodata';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { User } from '../../people/accounts/user.entity.js';

const WORD = { type: 'varchar', charset: 'ascii', collation: 'ascii_bin' } as const;

/** Why a link was withdrawn for good: by its owner, with a marriage, or by the team. */
export type RevokedBy = 'owner' | 'marriage' | 'team';

/** C13: a link to a member's biodata, and its contents. */
@Entity('biodata_shares')
@Index('ix_biodata_shares_owner', ['ownerId', 'id'])
export class BiodataShareRow implements BiodataChoice {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Index('uq_biodata_shares_public_id', { unique: true })
  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'owner_id', type: 'int', unsigned: true })
  ownerId: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'owner_id', foreignKeyConstraintName: 'fk_biodata_shares_owner' })
  owner?: Relation<User>;

  /** The maker: the owner, or a family member; null once they are gone. */
  @Index('ix_biodata_shares_created_by')
  @Column({ name: 'created_by', type: 'int', unsigned: true, nullable: true })
  createdBy: number | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'created_by', foreignKeyConstraintName: 'fk_biodata_shares_created_by' })
  maker?: Relation<User> | null;

  @Column({ name: 'for_whom', type: 'varchar', length: 60 })
  forWhom: string;

  @Column({ ...WORD, length: 4 })
  language: BiodataLanguage;

  @Column({
    ...WORD,
    length: 60,
    transformer: {
      to: (sections: readonly BiodataSection[]) => sections.join(','),
      from: (text: string) => text.split(','),
    },
  })
  sections: BiodataSection[];

  @Column({ ...WORD, length: 5 })
  photo: BiodataPhoto;

  @Column({ ...WORD, length: 6 })
  contact: BiodataContact;

  @Column({ type: 'boolean' })
  gothra: boolean;

  @Column({ type: 'boolean' })
  horoscope: boolean;

  @Column({ ...WORD, length: 6 })
  head: BiodataHead;

  /** SHA-256 of the token in its address. */
  @Index('uq_biodata_shares_token', { unique: true })
  @Column({ name: 'token_hash', type: 'binary', length: 32 })
  tokenHash: Buffer;

  @Column({ name: 'created_at', type: 'datetime', precision: 3 })
  createdAt: Date;

  @Index('ix_biodata_shares_expires')
  @Column({ name: 'expires_at', type: 'datetime', precision: 3 })
  expiresAt: Date;

  @Column({ name: 'revoked_at', type: 'datetime', precision: 3, nullable: true })
  revokedAt: Date | null;

  @Column({ name: 'revoked_by', ...WORD, length: 9, nullable: true })
  revokedBy: RevokedBy | null;

  /** The person who withdrew it by a press: the owner, or a family member. */
  @Column({ name: 'revoked_by_user', type: 'int', unsigned: true, nullable: true })
  revokedByUser: number | null;

  @Column({ type: 'int', unsigned: true, default: 1 })
  version: number;

  @Column({ type: 'int', unsigned: true, default: 0 })
  views: number;

  @Column({ name: 'first_viewed_at', type: 'datetime', precision: 3, nullable: true })
  firstViewedAt: Date | null;

  @Column({ name: 'last_viewed_at', type: 'datetime', precision: 3, nullable: true })
  lastViewedAt: Date | null;
}

/** C13: a link of an account that was erased. Its printed copies still say "withdrawn"; nothing in it leads to the account. */
@Entity('erased_links')
export class ErasedLink {
  /** SHA-256 of the token in its address. */
  @PrimaryColumn({ name: 'token_hash', type: 'binary', length: 32 })
  tokenHash: Buffer;

  @Index('ix_erased_links_erased')
  @Column({ name: 'erased_at', type: 'datetime', precision: 3 })
  erasedAt: Date;
}
