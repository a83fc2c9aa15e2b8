import { CASTES, GENDERS, MARITAL_STATUSES } from '@kalyanam/shared/base/vocabulary/people';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { ACCOUNT_STATUSES, VERIFICATION_STATUSES } from '@kalyanam/shared/base/vocabulary/status';
import { ageOn, dayCode } from './census.js';
import { asked, CELLS, cellOf, wordOf, type MemberWords } from './member-cell.js';
import { MemberTable, type MembersPage, type TabledMember, type Wanted } from './member-table.js';

/** The same numbers in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const roll = dice(14);
const pick = <T>(list: readonly T[]): T => list[roll(list.length)]!;
const yesOrNo = (): boolean => roll(2) === 1;

const words = (): MemberWords => ({
  verification: pick(valuesOf(VERIFICATION_STATUSES)),
  account: pick(valuesOf(ACCOUNT_STATUSES)),
  gender: pick(valuesOf(GENDERS)),
  maritalStatus: pick(valuesOf(MARITAL_STATUSES)),
  caste: pick(valuesOf(CASTES)),
  online: yesOrNo(),
  emailProved: yesOrNo(),
  phoneProved: yesOrNo(),
  hasPhotos: yesOrNo(),
  waits: yesOrNo(),
});

const sometimes = (): number => (roll(3) === 0 ? 0 : 1 + roll(50));
const member = (userId: number): TabledMember => ({
  userId,
  words: words(),
  registeredAt: roll(100) * 500,
  lastActiveAt: roll(100),
  dob: `${1960 + roll(45)}-0${1 + roll(9)}-1${roll(10)}`,
  nameHash: 1 + roll(40),
  confirmedAt: sometimes(),
  verifiedAt: sometimes(),
  decidedAt: sometimes(),
  withoutFileSince: sometimes(),
  decisions: roll(3) === 0 ? [{ at: roll(50), took: roll(100), approved: yesOrNo(), byPerson: yesOrNo() }] : [],
});

const PAGE: MembersPage = { sort: 'registeredAt', lastFirst: true, offset: 0, count: 1000 };

describe('the cell of a member', () => {
  it('has every word again', () => {
    for (let number = 0; number < 200; number += 1) {
      const told = words();
      const cell = cellOf(told);
      expect(cell).toBeLessThan(CELLS);
      for (const name of Object.keys(told) as (keyof MemberWords)[]) expect(wordOf(cell, name)).toBe(told[name]);
    }
  });

  it('fits into the columns of the table', () => {
    expect(CELLS).toBeLessThanOrEqual(2 ** 16);
  });

  it('refuses a word that it does not know', () => {
    expect(() => cellOf({ ...words(), gender: 'unknown' as never })).toThrow('No gender is called unknown');
  });

  it('matches no filter where it is 0', () => {
    const { mask, value } = asked({});
    expect(0 & mask).not.toBe(value);
  });
});

describe('the age of a member', () => {
  it.each([
    ['1990-06-15', '2026-06-14', 35],
    ['1990-06-15', '2026-06-15', 36],
    ['1990-12-31', '2026-01-01', 35],
    ['2000-02-29', '2026-02-28', 25],
    ['2000-02-29', '2026-03-01', 26],
    ['2008-01-01', '2031-01-01', 23],
  ])('born on %s is, on %s, %i', (born, today, age) => {
    expect(ageOn(dayCode(born), dayCode(today))).toBe(age);
  });
});

describe('the table of members', () => {
  /** As a plain list would answer. */
  function expected(members: ReadonlyMap<number, TabledMember>, wanted: Wanted, names: readonly number[]) {
    const from = (least: number | undefined, moment: number): boolean => least === undefined || moment >= least;
    const { withoutFileBefore: end = Infinity } = wanted;
    const isWanted = (one: TabledMember): boolean =>
      Object.entries(wanted.words).every(([name, word]) => one.words[name as keyof MemberWords] === word) &&
      from(wanted.registeredSince, one.registeredAt / 1000) &&
      from(wanted.confirmedSince, one.confirmedAt) &&
      from(wanted.verifiedSince, one.verifiedAt) &&
      from(wanted.decidedSince, one.decidedAt) &&
      (end === Infinity || (one.withoutFileSince > 0 && one.withoutFileSince < end));
    const found = [...members.values()].filter(isWanted);
    return {
      byRegistration: found
        .toSorted((one, other) => other.registeredAt - one.registeredAt || other.userId - one.userId)
        .map(({ userId }) => userId),
      byName: names.filter((userId) => found.some((one) => one.userId === userId)),
    };
  }

  it('answers as a list of the members would, while they come, change and go', () => {
    const table = new MemberTable();
    const members = new Map<number, TabledMember>();
    const names: number[] = [];
    const leave = (userId: number): void => {
      members.delete(userId);
      if (names.includes(userId)) names.splice(names.indexOf(userId), 1);
    };
    for (let round = 0; round < 400; round += 1) {
      const userId = 1 + roll(150);
      leave(userId);
      if (roll(4) === 0) {
        table.remove(userId);
      } else {
        const one = member(userId);
        const place = roll(names.length + 1);
        table.put(one, place === 0 ? null : names[place - 1]!);
        expect(table.isNamed(userId, one.nameHash)).toBe(true);
        names.splice(place, 0, userId);
        members.set(userId, one);
      }
      const maybe = (): number | undefined => (roll(5) === 0 ? 1 + roll(50) : undefined);
      const wanted: Wanted = {
        words: yesOrNo() ? {} : { gender: pick(valuesOf(GENDERS)), ...(yesOrNo() && { online: yesOrNo() }) },
        registeredSince: maybe(),
        confirmedSince: maybe(),
        verifiedSince: maybe(),
        decidedSince: maybe(),
        withoutFileBefore: maybe(),
      };
      const { byRegistration, byName } = expected(members, wanted, names);
      const [offset, count] = [roll(30), 1 + roll(20)];
      const total = byName.length;
      expect(table.page(wanted, { ...PAGE, offset, count })).toEqual({
        ids: byRegistration.slice(offset, offset + count),
        total,
      });
      expect(table.page(wanted, { sort: 'name', lastFirst: false, offset, count })).toEqual({
        ids: byName.slice(offset, offset + count),
        total,
      });
      expect(table.page(wanted, { sort: 'name', lastFirst: true, offset, count }).ids).toEqual(
        byName.toReversed().slice(offset, offset + count),
      );
      expect(table.size).toBe(members.size);
    }
    const decisions: unknown[] = [];
    table.eachDecision((decided) => decisions.push(decided));
    expect(decisions).toHaveLength([...members.values()].flatMap((one) => one.decisions).length);
    expect(decisions).toEqual(expect.arrayContaining([...members.values()].flatMap((one) => one.decisions)));
  });

  it('has those who were active last at the end, and reads again from where a new one was', () => {
    const table = new MemberTable();
    for (const userId of [1, 2, 3, 4]) table.put(member(userId), null);
    const order = (): number[] => table.page({ words: {} }, { ...PAGE, sort: 'lastActiveAt', lastFirst: false }).ids;
    table.wereActive([3, 1, 99]);
    expect(order()).toEqual([2, 4, 3, 1]);
    table.remove(3);
    table.activeFrom = 1000;
    table.put({ ...member(5), lastActiveAt: 700 }, null);
    expect(order()).toEqual([2, 4, 1, 5]);
    expect(table.activeFrom).toBe(700);
  });

  it('forgets decisions that are too old', () => {
    const table = new MemberTable();
    const decided = (at: number) => ({ at, took: 1, approved: true, byPerson: true });
    table.put({ ...member(1), decisions: [decided(5), decided(9)] }, null);
    table.put({ ...member(2), decisions: [decided(7)] }, null);
    table.forgetDecisionsBefore(7);
    const moments: number[] = [];
    table.eachDecision(({ at }) => moments.push(at));
    expect(moments.toSorted((one, other) => one - other)).toEqual([7, 9]);
  });
});
