import type { MembersPage, Wanted } from '../lists/member-table/member-table.js';
import type { MembersInMemory } from '../lists/member-table/members-in-memory.service.js';
import { SHORT } from '../lists/lists.service.js';
import { UserSearch } from './user-search.service.js';
import type { UserWords } from './user-words.repository.js';

const MEMBERS = 60_000;
const PAGE: MembersPage = { sort: 'registeredAt', lastFirst: false, offset: 0, count: 25 };
const EVERYBODY: Wanted = { words: {} };

/** Which members have a word, by their place in the order of the list. */
const HAS: Record<string, (place: number) => boolean> = {
  common: (place) => place % 4 !== 0,
  third: (place) => place % 3 === 0,
  late: (place) => place > 30_000,
  rare: (place) => place % 40 === 3,
  scarce: (place) => place % 100 === 7,
  few: (place) => place % 1000 === 7,
  nobody: () => false,
};

/** A member's number says nothing about their place. */
const idAt = (place: number): number => ((place * 7919) % MEMBERS) + 1;

function searchAmong(places: readonly number[]) {
  let read = 0;
  const memory = {
    isReady: true,
    page: (_: Wanted, { offset, count }: MembersPage, among?: readonly number[]) => {
      const some = among && new Set(among);
      const ids = places.map(idAt).filter((id) => !some || some.has(id));
      return Promise.resolve({ ids: ids.slice(offset, offset + count), total: ids.length });
    },
  };
  const idsWith = (word: string): number[] =>
    Array.from({ length: MEMBERS }, (_, place) => place)
      .filter(HAS[word]!)
      .map(idAt)
      .sort((one, other) => one - other);
  const words = {
    withWord: (word: string, most: number) => {
      const ids = idsWith(word);
      read += Math.min(ids.length, most);
      return Promise.resolve({ ids: new Set(ids.slice(0, most + 1)), isWhole: ids.length <= most });
    },
    withId: () => Promise.resolve({ ids: new Set<number>(), isWhole: true }),
    havingWord: (word: string, ids: readonly number[]) => {
      read += ids.length * 8;
      const having = new Set(idsWith(word));
      return Promise.resolve(new Set(ids.filter((id) => having.has(id))));
    },
  };
  const search = new UserSearch(words as unknown as UserWords, memory as unknown as MembersInMemory);
  return { search, memory, read: () => read };
}

const ALL = Array.from({ length: MEMBERS }, (_, place) => place);

describe('a search for users', () => {
  it.each([
    ['few', ALL],
    ['rare', ALL],
    ['late', ALL],
    ['common', ALL],
    ['common third', ALL],
    ['third rare', ALL],
    ['rare scarce', ALL],
    ['scarce common', ALL],
    ['few nobody', ALL],
    ['common', ALL.filter((place) => place % 16 === 5)],
    ['late', ALL.filter((place) => place < 29_000)],
    ['rare third', ALL.filter((place) => place % 5 === 0)],
    ['late third', ALL.toReversed()],
    ['common', []],
  ])('for "%s" finds the members who have every word, in the order of the list', async (typed, places) => {
    const { search } = searchAmong(places);
    const expected = places.filter((place) => typed.split(' ').every((word) => HAS[word]!(place))).map(idAt);
    for (const offset of [0, 25, SHORT - 25]) {
      const found = await search.page(typed, EVERYBODY, { ...PAGE, offset });
      expect(found?.ids).toEqual(expected.slice(offset, offset + 25));
      expect(Math.min(found?.total ?? 0, SHORT + 1)).toBe(Math.min(expected.length, SHORT + 1));
    }
    const beyond = await search.page(typed, EVERYBODY, { ...PAGE, offset: SHORT });
    expect(beyond?.ids).toEqual([]);
    expect(Math.min(beyond?.total ?? 0, SHORT + 1)).toBe(Math.min(expected.length, SHORT + 1));
  });

  it('does not read all who have a common word', async () => {
    const { search, read } = searchAmong(ALL);
    await search.page('common', EVERYBODY, PAGE);
    expect(read()).toBeLessThan(MEMBERS / 6);
  });

  it('is left to the database where members are not in memory, or are no longer', async () => {
    const { search, memory, read } = searchAmong(ALL);
    memory.page = () => Promise.resolve(null as never);
    expect(await search.page('common', EVERYBODY, PAGE)).toBeNull();
    expect(await search.page('few', EVERYBODY, PAGE)).toBeNull();
    memory.isReady = false;
    const before = read();
    expect(await search.page('common', EVERYBODY, PAGE)).toBeNull();
    expect(read()).toBe(before);
  });
});
