import type { ListPlan } from './list-query.js';
import type { ListsRepository } from './lists.repository.js';
import { Lists, SHORT } from './lists.service.js';

const PLAN: ListPlan = { from: 'users u', key: 'u.id', where: [], sort: 'u.id', order: 'ASC' };

/** A list of this many rows, whose query may have to stop counting. */
function listOf(rows: number) {
  const asked: string[] = [];
  const repository = {
    count: (_: ListPlan, upTo = Infinity) => Promise.resolve(Math.min(rows, upTo + 1)),
    page: ({ from }: ListPlan) => {
      asked.push(from);
      return Promise.resolve([1]);
    },
  };
  const lists = new Lists(repository as unknown as ListsRepository);
  const page = (plan: Partial<ListPlan>, offset = 0, count = 25) =>
    lists.page({ ...PLAN, ...plan }, { offset, count }, () => Promise.resolve(new Map([[1, 'row']])));
  return { page, asked };
}

describe('a page of a list', () => {
  it('has the exact number of rows', async () => {
    expect(await listOf(100_000).page({})).toEqual({ rows: ['row'], total: 100_000 });
    expect(await listOf(5000).page({ countUpTo: 5000 })).toEqual({ rows: ['row'], total: 5000 });
  });

  it('says that there are more than were counted', async () => {
    expect(await listOf(5001).page({ countUpTo: 5000 })).toEqual({ rows: ['row'], total: 5000, more: true });
  });

  it('is empty beyond what is counted, without a search for it', async () => {
    const { page, asked } = listOf(100_000);
    expect(await page({ countUpTo: 5000 }, 5000)).toEqual({ rows: [], total: 5000, more: true });
    expect(asked).toEqual([]);
  });

  it('is sorted where few match, and read in order where many do', async () => {
    const [few, many] = [listOf(SHORT), listOf(SHORT + 1)];
    const plan = { countUpTo: SHORT, inOrder: 'users u FORCE INDEX (x)' };
    await few.page(plan);
    await many.page(plan);
    expect(few.asked).toEqual(['users u']);
    expect(many.asked).toEqual(['users u FORCE INDEX (x)']);
  });

  it('is read from the head of the order, and from all of it where that does not fill the page', async () => {
    const [full, part] = [listOf(100), listOf(100)];
    const read = (list: typeof full, count: number) =>
      list.page({ head: (rows) => ({ from: `first ${rows}`, where: [], sort: 'u.id' }) }, 0, count);
    await read(full, 1);
    await read(part, 2);
    expect(full.asked).toEqual(['first 8']);
    expect(part.asked).toEqual(['first 16', 'users u']);
  });
});
