import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class DueRepository {
  constructor(private readonly database: DataSource) {}

  /** Members whose profile is due, by an index of its own. */
  async members(now: Date, limit: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      'SELECT user_id AS id FROM profiles WHERE looking_due_at <= ? ORDER BY looking_due_at LIMIT ?',
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }
}
