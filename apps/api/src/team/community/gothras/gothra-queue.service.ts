/** C2: the queue of gothras that families typed and that are not in the list. */
import type { GothraQueuePage, GothraQueueQuery, GothraQueueRow } from '@kalyanam/shared/team/gothras';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothra-limits';
import { LINEAGE_LINES } from '@kalyanam/shared/base/vocabulary/gothras';
import { Injectable, type StreamableFile } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Answer } from '../../../platform/http/answer.js';
import { GothraNames } from '../../../profiles/gothras/gothra-names.service.js';
import { WAITING_TEXTS } from '../../../profiles/gothras/waiting-texts.sql.js';
import { Exports, type Exporter } from '../../lists/exports.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import { Lists, type ReadRows } from '../../lists/lists.service.js';

const OTHER_SPELLINGS = 4;

/** A number for one line of one family: a text is found by the least of its lines. */
const LINE_NUMBER = `l.user_id * 8 + FIELD(l.line, ${LINEAGE_LINES.map(({ value }) => `'${value}'`).join(', ')})`;

const TEXTS = `(SELECT MIN(${LINE_NUMBER}) AS id, MIN(l.typed) AS typed, COUNT(DISTINCT l.user_id) AS members,
  MIN(l.changed_at) AS oldest ${WAITING_TEXTS} GROUP BY l.typed_key) t`;

interface TextRow {
  readonly key: string;
  readonly id: unknown;
  readonly members: unknown;
  readonly rows: unknown;
  readonly oldest: Date;
}

@Injectable()
export class GothraQueue {
  constructor(
    private readonly database: DataSource,
    private readonly lists: Lists,
    private readonly exports: Exports,
    private readonly names: GothraNames,
  ) {}

  page(query: GothraQueueQuery): Promise<Answer<GothraQueuePage>> {
    return this.lists.page(planOf(query), sliceOf(query), this.read);
  }

  csv(query: GothraQueueQuery, exporter: Exporter): Promise<StreamableFile> {
    const columns = {
      Text: ({ text }: GothraQueueRow) => text,
      'Other spellings': ({ others }: GothraQueueRow) => others.join(', '),
      Members: ({ members }: GothraQueueRow) => members,
      Lines: ({ lines }: GothraQueueRow) => lines,
      Oldest: ({ oldest }: GothraQueueRow) => oldest,
      Nearest: ({ nearest }: GothraQueueRow) => nearest.map(({ en }) => en).join(', '),
    };
    return this.exports.csv({ list: 'gothras', plan: planOf(query), read: this.read, columns }, exporter);
  }

  private readonly read: ReadRows<GothraQueueRow> = async (ids) => {
    const texts = await this.database.query<TextRow[]>(
      `SELECT l.typed_key AS \`key\`, MIN(${LINE_NUMBER}) AS id, COUNT(DISTINCT l.user_id) AS members,
         COUNT(*) AS \`rows\`, MIN(l.changed_at) AS oldest
       ${WAITING_TEXTS} GROUP BY l.typed_key HAVING MIN(${LINE_NUMBER}) IN (?)`,
      [ids],
    );
    const spellings = await this.spellings(texts.map(({ key }) => key));
    const read = new Map<number, GothraQueueRow>();
    for (const { key, id, members, rows, oldest } of texts) {
      const [text = '', ...others] = spellings.get(key) ?? [];
      read.set(Number(id), {
        key,
        text,
        others: others.slice(0, OTHER_SPELLINGS),
        members: Number(members),
        lines: Number(rows),
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
      `SELECT typed_key AS \`key\`, typed FROM lineages WHERE state = 'unlisted' AND typed_key IN (?)
       GROUP BY typed_key, typed ORDER BY MIN(changed_at), typed`,
      [keys],
    );
    for (const row of rows) typed.set(row.key, [...(typed.get(row.key) ?? []), row.typed]);
    return typed;
  }
}

const SORTED = { oldest: 't.oldest', members: 't.members' } as const;

const planOf = (query: GothraQueueQuery): ListPlan => ({
  from: TEXTS,
  key: 't.id',
  where: when(query.q, (typed) => condition('t.typed LIKE ?', beginning(typed))),
  sort: query.sort === 'members' ? SORTED.members : SORTED.oldest,
  order: orderOf(query, 'ASC'),
});
