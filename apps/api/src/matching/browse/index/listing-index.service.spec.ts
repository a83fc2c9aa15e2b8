import { Logger } from '@nestjs/common';
import type { Settings } from '../../../platform/config/settings.js';
import type { ChangeFeed } from '../../../platform/change-feed/change-feed.service.js';
import { IndexMemory } from '../../../platform/change-feed/index-memory.service.js';
import { members } from '../criterion.js';
import type { Listed } from '../listed.js';
import type { IndexedMember } from './gender-index.js';
import { INDEXED_ENTRY_COLUMNS } from './indexed-columns.js';
import type { IndexedMembers } from './indexed-members.repository.js';
import { ListingIndex } from './listing-index.service.js';

const WOMEN = { question: { filters: { gender: 'female' } } } as Listed;

const woman = (userId: number): IndexedMember => ({
  userId,
  confirmedAt: userId,
  registeredAt: userId,
  newsAt: 0,
  verifiedNewsAt: 0,
  entry: {
    ...(Object.fromEntries(INDEXED_ENTRY_COLUMNS.map((column) => [column, null])) as IndexedMember['entry']),
    gender: 'female',
    dob: '1995-01-01',
    birthYear: 1995,
  },
  musts: null,
  avoids: [],
});

const unreadable = (userId: number): IndexedMember => {
  const known = woman(userId);
  return { ...known, entry: { ...known.entry, incomeRank: 'a great deal' } };
};

const indexOf = (table: object): ListingIndex =>
  new ListingIndex(
    table as IndexedMembers,
    { isBehind: false } as ChangeFeed,
    new IndexMemory({ browseIndexMb: 64 } as Settings),
  );

const tableOf = (listed: readonly IndexedMember[]) => ({
  part: async (gender: string) => ({ members: gender === 'female' ? listed : [], next: null }),
  byIds: async (ids: readonly number[]) => listed.filter(({ userId }) => ids.includes(userId)),
});

describe('the index of the listing while it is built', () => {
  beforeAll(() => Logger.overrideLogger(false));

  it('hears of those who change, and of those who change while they are taken in', async () => {
    const listed = new Set([1, 2, 3]);
    const found = (ids: Iterable<number>) => [...ids].filter((id) => listed.has(id)).map(woman);
    const leave = (userId: number): Promise<void> => {
      listed.delete(userId);
      return index.changed(new Set([userId]));
    };
    let last = [2, 3];
    const table = {
      part: async (gender: string) => {
        const part = gender === 'female' ? found(listed) : [];
        if (gender === 'male') await leave(1);
        return { members: part, next: null };
      },
      byIds: async (ids: readonly number[]) => {
        const known = found(ids);
        const [next, ...others] = last;
        last = others;
        if (next !== undefined) await leave(next);
        return known;
      },
    };
    const index = indexOf(table);
    await index.rebuild();
    expect(index.isReady).toBe(true);
    expect(
      index.counts(
        WOMEN,
        [],
        [1, 2, 3].map((id) => members([id])),
      ),
    ).toEqual([0, 0, 0]);
  });

  it('leaves out members it cannot read, and is not there if they are many', async () => {
    const listed = [woman(1), unreadable(2), woman(3)];
    const index = indexOf(tableOf(listed));
    await index.rebuild();
    const each = [1, 2, 3].map((id) => members([id]));
    expect(index.counts(WOMEN, [], each)).toEqual([1, 0, 1]);
    listed[1] = woman(2);
    await index.changed(new Set([2]));
    expect(index.counts(WOMEN, [], each)).toEqual([1, 1, 1]);

    const many = indexOf(tableOf(Array.from({ length: 200 }, (_, number) => unreadable(number + 1))));
    await many.rebuild();
    expect(many.isReady).toBe(false);
    await many.beforeApplicationShutdown();
  });
});
