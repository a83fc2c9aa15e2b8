import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { beginning, type Condition } from '../lists/list-query.js';
import { ListsRepository } from '../lists/lists.repository.js';
import { wordIs } from '../lists/member-search.js';

interface Found {
  readonly ids: ReadonlySet<number>;
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** Members by word, and by the beginning of their id. */
@Injectable()
export class UserWords {
  constructor(
    private readonly database: DataSource,
    private readonly lists: ListsRepository,
  ) {}

  /** Reads at most this many words, which may be several of one member. */
  withWord(typed: string, most: number): Promise<Found> {
    const { sql, values } = wordIs('w', typed);
    return this.ids({ sql: `SELECT w.user_id AS id FROM search_words w WHERE ${sql}`, values }, most);
  }

  withId(typed: string, most: number): Promise<Found> {
    return this.ids(
      { sql: `SELECT id FROM users WHERE public_id LIKE ? AND kind = 'candidate'`, values: [beginning(typed)] },
      most,
    );
  }

  /** Those of them who have the word. */
  async havingWord(typed: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
    if (ids.length === 0) return new Set();
    const { sql, values } = wordIs('w', typed);
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT w.user_id AS id FROM search_words w FORCE INDEX (PRIMARY) WHERE w.user_id IN (?) AND (${sql})`,
      [ids, ...values],
    );
    return new Set(rows.map(({ id }) => id));
  }

  private async ids(query: Condition, most: number): Promise<Found> {
    const ids = await this.lists.ids(query, most + 1);
    return { ids: new Set(ids), isWhole: ids.length <= most };
  }
}
