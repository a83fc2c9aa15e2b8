import { Logger } from '@nestjs/common';
import type { Settings } from '../../config/settings.js';
import type { ChangeFeed } from '../../member-changes/change-feed.service.js';
import { IndexMemory } from '../../member-changes/index-memory.service.js';
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
    const index: ListingIndex = new ListingIndex(
      table as unknown as IndexedMembers,
      { isBehind: false } as ChangeFeed,
      new IndexMemory({ browseIndexMb: 64 } as Settings),
    );
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
});
