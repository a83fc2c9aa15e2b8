import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** R31: the remains of a deleted account, kept for one year as the 2016 advisory requires. */
@Entity('tombstones')
export class Tombstone {
  @PrimaryColumn({ name: 'user_id', type: 'int', unsigned: true })
  userId: number;

  @Column({ name: 'public_id', type: 'char', length: 20 })
  publicId: string;

  @Column({ name: 'registered_at', type: 'datetime', precision: 3 })
  registeredAt: Date;

  @Index('ix_tombstones_deleted')
  @Column({ name: 'deleted_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  deletedAt: Date;

  /** JSON: network addresses and times of signing in. */
  @Column({ name: 'ip_log', type: 'text' })
  ipLog: string;
}
