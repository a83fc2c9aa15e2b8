import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

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
