import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** When the tables of the newest good backup were read. It is in no backup: a restored server has none yet. */
@Injectable()
export class LastBackup {
  constructor(private readonly database: DataSource) {}

  /** A database of an older version has no place for it. */
  async note(takenAt: Date): Promise<void> {
    const tables = await this.database.query<unknown[]>(
      `SELECT 1 FROM information_schema.tables WHERE table_schema = DATABASE() AND table_name = 'last_backup'`,
    );
    if (tables.length === 0) return;
    await this.database.query('REPLACE INTO last_backup (id, taken_at) VALUES (1, ?)', [takenAt]);
  }

  /** In seconds since 1970; 0 where there is none. */
  async seconds(): Promise<number> {
    const [row] = await this.database.query<{ seconds: unknown }[]>(
      `SELECT TIMESTAMPDIFF(SECOND, '1970-01-01', taken_at) AS seconds FROM last_backup`,
    );
    return Number(row?.seconds ?? 0);
  }
}
