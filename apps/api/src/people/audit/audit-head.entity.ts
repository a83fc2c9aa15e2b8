import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The single row that records the end of the chain: its lock serializes writers, and it reveals when the last rows
 * of the chain were removed.
 */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn({ type: 'tinyint', unsigned: true })
  id: number;

  @Column({ name: 'row_count', type: 'int', unsigned: true })
  rowCount: number;

  @Column({ type: 'binary', length: 32 })
  hash: Buffer;
}
