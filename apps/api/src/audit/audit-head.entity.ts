import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The one row that knows how the chain ends: writers take turns by its lock, and a chain whose last
 * rows were taken away no longer ends as it says.
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
