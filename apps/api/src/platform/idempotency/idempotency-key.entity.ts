import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request with an Idempotency-Key, and its response. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn({ type: 'varchar', length: 64 })
  scope: string;

  @PrimaryColumn({ name: 'key_hash', type: 'binary', length: 32 })
  keyHash: Buffer;

  /** Keyed hash: a request may contain values that could be guessed from a plain digest. */
  @Column({ name: 'request_hash', type: 'binary', length: 32 })
  requestHash: Buffer;

  /** Null only inside the transaction that does the work. */
  @Column({ type: 'mediumblob', nullable: true })
  answer: Buffer | null;

  @Index('ix_idempotency_keys_created')
  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;
}
