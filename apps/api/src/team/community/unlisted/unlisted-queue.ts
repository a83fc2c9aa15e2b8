import type { TablePage, TableQuery } from '@kalyanam/shared/team/tables';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import type { StreamableFile } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import type { Answer } from '../../../platform/http/answer.js';
import type { Cell } from '../../lists/csv.js';
import type { Exporter, Exports } from '../../lists/exports.service.js';
import { beginning, condition, orderOf, sliceOf, when, type ListPlan } from '../../lists/list-query.js';
import type { Lists, ReadRows } from '../../lists/lists.service.js';

const OTHER_SPELLINGS = 4;

/** A name that the list has, in both languages. */
interface ListedName {
  readonly id: string;
  readonly en: string;
  readonly te: string;
}

interface UnlistedText {
  key: string;
  text: string;
  others: string[];
  members: number;
  oldest: string;
  nearest: ListedName[];
}

/** The words that members typed, by SQL. */
interface Words {
  /** The part of a query from FROM on that finds all words waiting for the team. */
  readonly waiting: string;
  /** The same for all words that are in no list, with a WHERE at its end. */
  readonly unlisted: string;
  /** The number of one row; a text is found by the least of its rows. */
  readonly id: string;
  readonly key: string;
  readonly typed: string;
  readonly member: string;
  readonly changed: string;
}

interface Description<Row extends UnlistedText> extends Words {
  readonly list: string;
  readonly nearest: (text: string, count: number) => Promise<ListedName[]>;
  readonly row: (text: UnlistedText, rows: number) => Row;
  /** Columns of the export between Members and Oldest. */
  readonly columns: Readonly<Record<string, (row: Row) => Cell>>;
}

interface TextRow {
  readonly key: string;
  readonly id: unknown;
  readonly members: unknown;
  readonly rows: unknown;
  readonly oldest: Date;
}

/** The queue of words that members typed and that are in no list yet; equal words are one row. */
export abstract class UnlistedQueue<Row extends UnlistedText> {
  constructor(
    private readonly tools: { readonly database: DataSource; readonly lists: Lists; readonly exports: Exports },
    private readonly words: Description<Row>,
  ) {}

  page(query: TableQuery): Promise<Answer<TablePage<Row>>> {
    return this.tools.lists.page(planOf(this.words, query), sliceOf(query), this.read);
  }

  csv(query: TableQuery, exporter: Exporter): Promise<StreamableFile> {
    const columns = {
      Text: ({ text }: Row) => text,
      'Other spellings': ({ others }: Row) => others.join(', '),
      Members: ({ members }: Row) => members,
      ...this.words.columns,
      Oldest: ({ oldest }: Row) => oldest,
      Nearest: ({ nearest }: Row) => nearest.map(({ en }) => en).join(', '),
    };
    const { list } = this.words;
    return this.tools.exports.csv({ list, plan: planOf(this.words, query), read: this.read, columns }, exporter);
  }

  private readonly read: ReadRows<Row> = async (ids) => {
    const { waiting, id, key, member, changed } = this.words;
    const texts = await this.tools.database.query<TextRow[]>(
      `SELECT ${key} AS \`key\`, MIN(${id}) AS id, COUNT(DISTINCT ${member}) AS members, COUNT(*) AS \`rows\`,
         MIN(${changed}) AS oldest
       ${waiting} GROUP BY ${key} HAVING MIN(${id}) IN (?)`,
      [ids],
    );
    const spellings = await this.spellings(texts.map((text) => text.key));
    const read = new Map<number, Row>();
    for (const found of texts) {
      const [text = '', ...others] = spellings.get(found.key) ?? [];
      const row = {
        key: found.key,
        text,
        others: others.slice(0, OTHER_SPELLINGS),
        members: Number(found.members),
        oldest: found.oldest.toISOString(),
        nearest: await this.words.nearest(text, GOTHRA_LIMITS.nearest),
      };
      read.set(Number(found.id), this.words.row(row, Number(found.rows)));
    }
    return read;
  };

  /** How each of them was typed, the first way first. */
  private async spellings(keys: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
    const spellings = new Map<string, string[]>();
    if (keys.length === 0) return spellings;
    const { unlisted, key, typed, changed } = this.words;
    const rows = await this.tools.database.query<{ key: string; typed: string }[]>(
      `SELECT ${key} AS \`key\`, ${typed} AS typed ${unlisted} AND ${key} IN (?)
       GROUP BY ${key}, ${typed} ORDER BY MIN(${changed}), ${typed}`,
      [keys],
    );
    for (const row of rows) spellings.set(row.key, [...(spellings.get(row.key) ?? []), row.typed]);
    return spellings;
  }
}

const planOf = ({ waiting, id, key, typed, member, changed }: Words, query: TableQuery): ListPlan => ({
  from: `(SELECT MIN(${id}) AS id, MIN(${typed}) AS typed, COUNT(DISTINCT ${member}) AS members,
    MIN(${changed}) AS oldest ${waiting} GROUP BY ${key}) t`,
  key: 't.id',
  where: when(query.q, (text) => condition('t.typed LIKE ?', beginning(text))),
  sort: query.sort === 'members' ? 't.members' : 't.oldest',
  order: orderOf(query, 'ASC'),
});
