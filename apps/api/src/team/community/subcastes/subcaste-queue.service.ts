/** C1: the queue of subcastes that members typed and that are in no list. */
import type {
  UnlistedSubcasteRow,
  UnlistedSubcastesPage,
  UnlistedSubcastesQuery,
} from '@kalyanam/shared/team/subcastes';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothra-limits';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Answer } from '../../../platform/http/answer.js';
import { SubcasteNames } from '../../../profiles/subcastes/subcaste-names.service.js';
import { WAITING_SUBCASTES } from '../../../profiles/subcastes/waiting-subcastes.sql.js';
import { Exports, type Exporter } from '../../lists/exports.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import { Lists, type ReadRows } from '../../lists/lists.service.js';

const OTHER_SPELLINGS = 4;

/** A text is found by the first of the members who typed it. */
const TEXTS = `(SELECT MIN(s.user_id) AS id, MIN(p.subcaste) AS typed, COUNT(*) AS members, MIN(s.changed_at) AS oldest
  ${WAITING_SUBCASTES} GROUP BY s.typed_key) t`;

interface TextRow {
  readonly id: number;
  readonly key: string;
  readonly members: unknown;
  readonly oldest: Date;
}

@Injectable()
export class SubcasteQueue {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly exports: Exports,
    private readonly names: SubcasteNames,
  ) {}

  page(query: UnlistedSubcastesQuery): Promise<Answer<UnlistedSubcastesPage>> {
    return this.lists.page(planOf(query), sliceOf(query), this.read);
  }

  csv(query: UnlistedSubcastesQuery, exporter: Exporter): Promise<StreamableFile> {
    const columns = {
      Text: ({ text }: UnlistedSubcasteRow) => text,
      'Other spellings': ({ others }: UnlistedSubcasteRow) => others.join(', '),
      Members: ({ members }: UnlistedSubcasteRow) => members,
      Oldest: ({ oldest }: UnlistedSubcasteRow) => oldest,
      Nearest: ({ nearest }: UnlistedSubcasteRow) => nearest.map(({ en }) => en).join(', '),
    };
    return this.exports.csv({ list: 'subcastes', plan: planOf(query), read: this.read, columns }, exporter);
  }

  private readonly read: ReadRows<UnlistedSubcasteRow> = async (ids) => {
    const texts = await this.database.query<TextRow[]>(
      `SELECT MIN(s.user_id) AS id, s.typed_key AS \`key\`, COUNT(*) AS members, MIN(s.changed_at) AS oldest
       ${WAITING_SUBCASTES} GROUP BY s.typed_key HAVING MIN(s.user_id) IN (?)`,
      [ids],
    );
    const spellings = await this.spellings(texts.map(({ key }) => key));
    const read = new Map<number, UnlistedSubcasteRow>();
    for (const { id, key, members, oldest } of texts) {
      const [text = '', ...others] = spellings.get(key) ?? [];
      read.set(id, {
        key,
        text,
        others: others.slice(0, OTHER_SPELLINGS),
        members: Number(members),
        oldest: oldest.toISOString(),
        nearest: await this.names.nearest(text, GOTHRA_LIMITS.nearest),
      });
    }
    return read;
  };

  /** How each of them was typed, the first way first. */
  private async spellings(keys: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const typed = new Map<string, string[]>();
    if (keys.length === 0) return typed;
    const rows = await this.database.query<{ key: string; typed: string }[]>(
      `SELECT s.typed_key AS \`key\`, p.subcaste AS typed
       FROM stated_subcastes s JOIN profiles p ON p.user_id = s.user_id
       WHERE s.subcaste IS NULL AND s.typed_key IN (?) GROUP BY s.typed_key, p.subcaste ORDER BY MIN(s.changed_at), typed`,
      [keys],
    );
    for (const row of rows) typed.set(row.key, [...(typed.get(row.key) ?? []), row.typed]);
    return typed;
  }
}

const SORTED = { oldest: 't.oldest', members: 't.members' } as const;

const planOf = (query: UnlistedSubcastesQuery): ListPlan => ({
  from: TEXTS,
  key: 't.id',
  where: when(query.q, (typed) => condition('t.typed LIKE ?', beginning(typed))),
  sort: query.sort === 'members' ? SORTED.members : SORTED.oldest,
  order: orderOf(query, 'ASC'),
});
