import type { TablePage } from '@kalyanam/shared/team/tables';
import { Injectable } from '@nestjs/common';
import type { WordList } from '../../people/accounts/list-word.entity.js';
import type { Answer } from '../../platform/http/answer.js';
import { when, type ListPlan, type Slice } from './list-query.js';
import { ListsRepository } from './lists.repository.js';
import { membersFound, type Meant } from './member-search.js';

const BATCH = 500;
/** Up to this length, sorting the matches is faster than scanning all rows in order. */
export const SHORT = 2000;

/** Reads up to HEAD × page size rows first: enough when nearly all qualify. */
const HEAD = 8;

/** Reads the rows of keys; rows deleted since then are left out. */
export type ReadRows<Row> = (keys: readonly number[]) => Promise<ReadonlyMap<number, Row>>;

/** Serves every administrators' list: finds keys by the plan's filters, then reads only the rows shown. */
@Injectable()
export class Lists {
  constructor(private readonly lists: ListsRepository) {}

  async page<Row>(plan: ListPlan, slice: Slice, read: ReadRows<Row>): Promise<Answer<TablePage<Row>>> {
    const { countUpTo = Infinity } = plan;
    // Pages end where counting does: a late one would be looked for row by row.
    if (slice.offset >= countUpTo) return { rows: [], ...totalOf(await this.lists.count(plan, countUpTo), plan) };
    const [keys, counted] = plan.inOrder
      ? await this.counted(plan, plan.inOrder, slice)
      : await Promise.all([this.keys(plan, slice), this.lists.count(plan, plan.countUpTo)]);
    return { rows: await inOrder(keys, read), ...totalOf(counted, plan) };
  }

  /**
   * The members of a list that a search means. If many have the words, they are looked for along the order of the list:
   * starting with the words would read all of them.
   */
  async meant(typed: string | undefined, list: WordList): Promise<Meant> {
    const [found] = when(typed, (words) => membersFound(words, { list }));
    if (!found) return undefined;
    const ids = await this.lists.ids(found, SHORT + 1);
    return ids.length > SHORT ? 'many' : ids;
  }

  /** The rows of one page, for a list whose length is known. */
  async rows<Row>(plan: ListPlan, slice: Slice, read: ReadRows<Row>): Promise<Row[]> {
    return inOrder(await this.lists.page(plan, slice), read);
  }

  /** A page whose keys are known. */
  async found<Row>(
    { ids, total }: { readonly ids: readonly number[]; readonly total: number },
    read: ReadRows<Row>,
    countUpTo: number,
  ): Promise<Answer<TablePage<Row>>> {
    return { rows: await inOrder(ids, read), ...totalOf(total, { countUpTo }) };
  }

  private async keys({ head, ...plan }: ListPlan, slice: Slice): Promise<number[]> {
    const { offset, count } = slice;
    const keys = head && (await this.lists.page({ ...plan, ...head((offset + count) * HEAD) }, slice));
    return keys?.length === count ? keys : this.lists.page(plan, slice);
  }

  private async counted(plan: ListPlan, inOrder: string, slice: Slice): Promise<[number[], number]> {
    const total = await this.lists.count(plan, plan.countUpTo);
    return [await this.lists.page(total > SHORT ? scanned(plan, inOrder) : plan, slice), total];
  }

  /** Exactly, however long it takes. */
  count(plan: ListPlan): Promise<number> {
    return this.lists.count(plan);
  }

  /** The whole list in key order, a few rows in memory at a time. */
  async *all<Row>(plan: ListPlan, read: ReadRows<Row>): AsyncGenerator<Row> {
    let keys = await this.lists.after(plan, 0, BATCH);
    while (keys.length > 0) {
      yield* await inOrder(keys, read);
      keys = await this.lists.after(plan, keys.at(-1) ?? 0, BATCH);
    }
  }
}

const totalOf = (
  counted: number,
  { countUpTo = Infinity }: Pick<ListPlan, 'countUpTo'>,
): Pick<TablePage<unknown>, 'total' | 'more'> =>
  counted > countUpTo ? { total: countUpTo, more: true } : { total: counted };

function scanned({ inOrderWhere, ways, ...plan }: ListPlan, inOrder: string): ListPlan {
  return { ...plan, from: inOrder, fromValues: [], where: inOrderWhere ?? plan.where };
}

async function inOrder<Row>(keys: readonly number[], read: ReadRows<Row>): Promise<Row[]> {
  if (keys.length === 0) return [];
  const rows = await read(keys);
  return keys.flatMap((key) => rows.get(key) ?? []);
}
