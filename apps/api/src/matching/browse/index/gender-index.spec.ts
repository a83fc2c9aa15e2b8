import type { Criterion, MustColumn } from '../criterion.js';
import { all, among, any, from, has, known, members, not, since, to, yes } from '../criterion.js';
import type { ListOrder } from '../listed.js';
import { GenderIndex, type IndexedMember } from './gender-index.js';
import { INDEXED_ENTRY_COLUMNS, INDEXED_MUST_COLUMNS } from './indexed-columns.js';

/** The same numbers in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const DAY_MS = 86_400_000;
const CITIES = ['Hyderabad', 'Vijayawada', 'Nellore', 'Kurnool', 'Guntur', 'Ongole', 'Tirupati', 'Kadapa'];
const WORDS = ['a', 'b', 'c', 'd'];

const WORD_COLUMNS = ['maritalStatus', 'diet', 'nativeDistrict'] as const;

describe('the index of one gender', () => {
  const roll = dice(7);
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
  const dayOf = (days: number): string => new Date(Date.UTC(1980, 0, 1) + days * DAY_MS).toISOString().slice(0, 10);
  const some = <T>(value: T): T | null => (roll(4) === 0 ? null : value);

  function member(userId: number, confirmedAt = roll(50)): IndexedMember {
    const dob = dayOf(roll(9000));
    const entry = Object.fromEntries(INDEXED_ENTRY_COLUMNS.map((column) => [column, null]));
    const musts = Object.fromEntries(INDEXED_MUST_COLUMNS.map((column) => [column, null]));
    Object.assign(entry, { gender: 'female', dob, birthYear: Number(dob.slice(0, 4)), incomeRank: roll(9) });
    Object.assign(entry, { heightInches: 50 + roll(30), familyCity: pick(CITIES), gothraOwn: roll(5) });
    for (const column of WORD_COLUMNS) entry[column] = some(pick(WORDS)) as never;
    entry.hasPhoto = (roll(2) === 1) as never;
    Object.assign(musts, { hides: roll(2), ageFrom: some(18 + roll(20)), ageTo: some(40 + roll(20)), gothra: 1 });
    musts.home = some([pick(WORDS), pick(WORDS)].join(',')) as never;
    return {
      userId,
      confirmedAt,
      registeredAt: roll(40),
      newsAt: roll(100),
      verifiedNewsAt: roll(100),
      entry: entry as IndexedMember['entry'],
      musts: roll(3) === 0 ? (musts as IndexedMember['musts']) : null,
      avoids: roll(6) === 0 ? [1 + roll(4)] : [],
    };
  }

  function leaf(): Criterion {
    const kinds: (() => Criterion)[] = [
      () => among(pick(WORD_COLUMNS), [pick(WORDS), pick(WORDS)]),
      () => among('familyCity', [pick(CITIES).toUpperCase()]),
      () => among('gothraOwn', [1 + roll(5)]),
      () => known(pick(WORD_COLUMNS)),
      () => yes('hasPhoto'),
      () => from('heightInches', 45 + roll(40)),
      () => to('incomeRank', roll(12) - 1),
      () => from('birthYear', 1975 + roll(40)),
      () => to('dob', dayOf(roll(9500) - 200)),
      () => from('dob', dayOf(roll(9500) - 200)),
      () => since('confirmedAt', new Date(roll(55))),
      () => since('newsAt', new Date(roll(110))),
      () => members([roll(300), roll(300)]),
      () => ({ is: 'avoids', tokens: [1 + roll(5)] }),
      () => ({ is: 'musts', gender: 'female', hiding: roll(2) === 0, of: must(), alike: roll(3) ? null : leaf() }),
    ];
    return pick(kinds)();
  }

  const must = (): Criterion<MustColumn> =>
    any<MustColumn>(
      from('ageFrom', 18 + roll(25)),
      to('ageTo', 35 + roll(30)),
      all<MustColumn>(known('home'), not(has('home', [pick(WORDS)]))),
    );

  const criterion = (depth: number): Criterion => {
    const shape = depth === 0 ? 0 : roll(5);
    if (shape === 1) return not(criterion(depth - 1));
    if (shape === 2) return any(...Array.from({ length: roll(3) }, () => criterion(depth - 1)));
    if (shape === 3) return all(...Array.from({ length: 1 + roll(2) }, () => criterion(depth - 1)));
    return leaf();
  };

  type Row = Readonly<Record<string, unknown>>;
  /** What the criterion means, row by row. */
  function meets(asked: Criterion<string>, one: IndexedMember, row: Row = one.entry): boolean {
    const cell = 'column' in asked ? row[asked.column] : null;
    switch (asked.is) {
      case 'all':
        return asked.of.every((part) => meets(part, one, row));
      case 'any':
        return asked.of.some((part) => meets(part, one, row));
      case 'not':
        return !meets(asked.of, one, row);
      case 'among':
        return asked.values.some((value) => String(value).toLowerCase() === String(cell).toLowerCase());
      case 'has':
        return (typeof cell === 'string' ? cell : '').split(',').some((word) => asked.words.includes(word));
      case 'known':
        return cell !== null;
      case 'yes':
        return cell === true || cell === 1;
      case 'from':
        return cell !== null && (cell as number) >= (asked.value as number);
      case 'to':
        return cell !== null && (cell as number) <= (asked.value as number);
      case 'since':
        return one[asked.column] >= asked.moment.getTime();
      case 'members':
        return asked.ids.includes(one.userId);
      case 'avoids':
        return asked.tokens.some((token) => one.avoids.includes(token));
      case 'musts':
        return (
          one.musts !== null &&
          (!asked.hiding || one.musts.hides === 1) &&
          meets(asked.of, one, one.musts) &&
          (asked.alike === null || meets(asked.alike, one))
        );
    }
  }

  const sorted = (listed: readonly IndexedMember[], order: ListOrder): number[] =>
    [...listed]
      .sort((one, other) => other[order] - one[order] || other.userId - one.userId)
      .map(({ userId }) => userId);

  it('finds the members each criterion means, in both orders, whatever has changed', () => {
    const index = new GenderIndex('female');
    const listed = new Map<number, IndexedMember>();
    const put = (one: IndexedMember): void => {
      listed.set(one.userId, one);
      index.put(one);
    };
    const initial = Array.from({ length: 250 }, (_, id) => member(id + 1));
    for (const one of initial.sort((a, b) => a.confirmedAt - b.confirmedAt || a.userId - b.userId)) put(one);
    for (let round = 0; round < 600; round += 1) {
      const userId = 1 + roll(300);
      const before = listed.get(userId);
      if (roll(5) === 0) {
        listed.delete(userId);
        index.remove(userId);
      } else if (before && roll(2) === 0)
        put({ ...member(userId, before.confirmedAt), registeredAt: before.registeredAt });
      else put(member(userId, roll(2) ? 50 + round : roll(50 + round)));

      const asked = Array.from({ length: 1 + roll(3) }, () => criterion(3));
      const wanted = [...listed.values()].filter((one) => asked.every((part) => meets(part, one)));
      for (const order of ['confirmedAt', 'registeredAt'] as const) {
        const expected = sorted(wanted, order);
        const rank = roll(expected.length + 2);
        index.ask(asked, (found) => {
          expect(index.page(found, order, 0, 1000)).toEqual(expected);
          expect(index.page(found, order, rank, 12)).toEqual(expected.slice(rank, rank + 12));
          const place = roll(expected.length);
          if (expected.length > 0) expect(index.before(found, order, expected[place]!)).toBe(place);
        });
      }
    }
    expect(index.size).toBe(listed.size);
    expect(index.wear.late).toBeGreaterThan(10);
    expect(index.wear.unused).toBeGreaterThan(100);
  });

  it('counts and takes out', () => {
    const index = new GenderIndex('female');
    const listed = Array.from({ length: 100 }, (_, id) => member(id + 1, id));
    for (const one of listed) index.put(one);
    const out = [among<'gothraOwn'>('gothraOwn', [1]), among<'gothraOwn'>('gothraOwn', [2, 1])];
    const left = listed.filter(({ entry }) => ![1, 2].includes(entry.gothraOwn as number));
    index.ask([], (found) => {
      expect(index.takeOut(found, out)).toBe(100 - left.length);
      expect(index.page(found, 'confirmedAt', 0, 100)).toEqual(sorted(left, 'confirmedAt'));
    });
  });

  it('takes less than 100 MB for the 713,000 listed of a million members', () => {
    const many = 8000;
    const index = new GenderIndex('female');
    for (let number = 0; number < many; number += 1) {
      const one = member(1 + Math.floor((number * 1_000_000) / 713_000), number);
      const words = INDEXED_ENTRY_COLUMNS.filter((column) => column !== 'dob' && one.entry[column] === null);
      const stated = Object.fromEntries(words.map((column) => [column, some(`word ${roll(20)}`)]));
      const cities = { workCity: `city ${roll(2000)}`, familyCity: `city ${roll(2000)}`, surnameKey: 1 + roll(3000) };
      index.put({ ...one, entry: { ...one.entry, ...stated, ...cities } });
    }
    expect(index.memory / many).toBeLessThan((100 * 1024 * 1024) / 713_000);
  });

  it('takes no memory for account numbers that no one has', () => {
    const index = new GenderIndex('female');
    for (const userId of [1, 4_000_000_000]) index.put(member(userId));
    expect(index.memory).toBeLessThan(200_000);
    index.ask([members([1, 4_000_000_000])], (found) =>
      expect(index.page(found, 'confirmedAt', 0, 12).sort()).toEqual([1, 4_000_000_000]),
    );
  });
});
