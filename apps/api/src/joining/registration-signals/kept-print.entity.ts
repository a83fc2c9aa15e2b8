import type { TraceableKind } from '@kalyanam/shared/base/vocabulary/documents';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HashColumns } from '../../profiles/photos/near-hash.js';

export type PrintKind = TraceableKind | 'picture' | 'document' | 'email' | 'phone' | 'address' | 'device';

/** R81: by what a rejected or deleted account is recognised for a year; no reference, since the account may be gone. */
@Entity('kept_prints')
@Index('uq_kept_prints', ['userId', 'kind', 'print'], { unique: true })
@Index('ix_kept_prints_band0', ['band0', 'dHash'])
@Index('ix_kept_prints_band1', ['band1', 'dHash'])
@Index('ix_kept_prints_band2', ['band2', 'dHash'])
@Index('ix_kept_prints_band3', ['band3', 'dHash'])
export class KeptPrint extends HashColumns {
  @PrimaryGeneratedColumn({ type: 'int', unsigned: true })
  id: number;

  @Column({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  /** What the team had decided of it last, if it was against it. */
  @Column({ type: 'varchar', length: 12 })
  why: 'rejected' | 'suspended' | 'deleted';

  @Column({ type: 'varchar', length: 16 })
  kind: PrintKind;

  @Index('ix_kept_prints_print')
  @Column({ type: 'binary', length: 32 })
  print: Buffer;

  @Index('ix_kept_prints_at')
  @Column({ name: 'kept_at', type: 'datetime', precision: 3 })
  keptAt: Date;
}
