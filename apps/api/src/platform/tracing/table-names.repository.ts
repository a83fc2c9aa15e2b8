import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class TableNames {
  constructor(private readonly database: DataSource) {}

  /** The names of the product's own tables. */
  async all(): Promise<ReadonlySet<string>> {
    const rows = await this.database.query<{ name: string }[]>(
      'SELECT TABLE_NAME AS name FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE()',
    );
    return new Set(rows.map(({ name }) => name));
  }
}
