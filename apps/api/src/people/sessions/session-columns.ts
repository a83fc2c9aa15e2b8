import { Column, PrimaryColumn } from 'typeorm';

/** One sign-in in one browser, of a member or of an administrator. */
export abstract class SessionColumns {
  @PrimaryColumn({ type: 'char', length: 20 })
  id: string;

  @Column({ type: 'varchar', length: 45 })
  ip: string;

  @Column({ name: 'user_agent', type: 'varchar', length: 255 })
  userAgent: string;

  @Column({ name: 'created_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  lastUsedAt: Date;

  @Column({ name: 'ended_at', type: 'datetime', precision: 3, nullable: true })
  endedAt: Date | null;
}
