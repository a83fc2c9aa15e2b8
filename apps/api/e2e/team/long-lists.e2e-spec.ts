import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { UserRow } from '@kalyanam/shared/team/users';
import { memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import { searchWords } from '@kalyanam/shared/base/text';
import { membersFound } from '../../src/team/lists/member-search.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** More than are sorted as a whole: beyond this a list of users is read along an index. */
const MEMBERS = 2200;
const PAGE = 100;

interface Member {
  email: string;
  name: string;
  registeredAt: Date;
  verification: 'verified' | 'rejected';
  gender: 'male' | 'female';
  photo: boolean;
}

/** Scattered, so that no two orders are the same; every sixth name repeats. */
const MANY = Array.from({ length: MEMBERS }, (_, index): Member => ({
  email: `m${index}@example.org`,
  name: `Reddy ${String.fromCharCode(65 + ((index * 7) % 26))}${(index * 389) % 366}`,
  registeredAt: new Date(Date.UTC(2026, 0, 1) + ((index * 977) % MEMBERS) * 60_000),
  verification: index % 50 === 0 ? 'rejected' : 'verified',
  gender: index % 100 === 1 ? 'female' : 'male',
  photo: index % 40 !== 3,
}));

async function insert(test: TestApp): Promise<void> {
  await test.database.query(
    `INSERT INTO users (id, public_id, member_code, email, phone, password_hash, verification_status, registered_at) VALUES ?`,
    [
      MANY.map(({ email, verification, registeredAt }, index) => [
        index + 1,
        String(index).padStart(20, '0'),
        memberCodeOf(String(1_000_000 + index)),
        email,
        String(6_000_000_000 + index),
        '-',
        verification,
        registeredAt,
      ]),
    ],
  );
  await test.database.query(
    `INSERT INTO profiles (user_id, name, dob, gender, caste, gothra, marital_status, height_inches, complexion, education,
       occupation, annual_income, work_type, family_state, family_city, self_summary, expectations) VALUES ?`,
    [
      MANY.map(({ name, gender }, index) =>
        [
          [index + 1, name, '1995-01-01', gender, 'reddy', 'Kashyapa', 'never-married', 65, 'fair', 'masters'],
          ['private', '5-10', 'india', 'telangana', 'Warangal', 'x', 'x'],
        ].flat(),
      ),
    ],
  );
  await test.database.query(`INSERT INTO search_words (user_id, kind, word) VALUES ?`, [
    MANY.flatMap(({ name }, index) => searchWords(name).map((word) => [index + 1, 'name', word])),
  ]);
  await test.database.query(
    `INSERT INTO photos (public_id, user_id, slot, sort_order, storage_key, width, height) VALUES ?`,
    [MANY.flatMap(({ photo }, index) => (photo ? [[`p${index}`, index + 1, 2, 0, `photos/zz/${index}`, 10, 10]] : []))],
  );
}

const sortKey = (member: Member, sort: string): string =>
  sort === 'name' ? member.name : member.registeredAt.toISOString();

function expected(fits: (member: Member) => boolean, sort: string, order: string): string[] {
  const sign = order === 'asc' ? 1 : -1;
  return MANY.map((member, index) => ({ member, index }))
    .filter(({ member }) => fits(member))
    .sort((a, b) => {
      const [one, other] = [sortKey(a.member, sort), sortKey(b.member, sort)];
      return sign * (one < other ? -1 : one > other ? 1 : a.index - b.index);
    })
    .map(({ member }) => member.email);
}

describe('a long list of users', () => {
  let test: TestApp;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    support = await test.make.admin('support');
    await insert(test);
  });
  afterAll(() => test.close());

  it.each<[string, (member: Member) => boolean]>([
    ['', () => true],
    ['gender=male', ({ gender }) => gender === 'male'],
    ['gender=female', ({ gender }) => gender === 'female'],
    ['verification=verified', ({ verification }) => verification === 'verified'],
    ['photos=yes', ({ photo }) => photo],
    ['photos=no', ({ photo }) => !photo],
    ['gender=male&verification=verified', (one) => one.gender === 'male' && one.verification === 'verified'],
    ['gender=male&photos=yes', ({ gender, photo }) => gender === 'male' && photo],
    ['gender=male&verification=rejected', (one) => one.gender === 'male' && one.verification === 'rejected'],
  ])('is complete and in order with the filters "%s"', async (filters, fits) => {
    for (const sort of ['registeredAt', 'name'])
      for (const order of ['asc', 'desc']) {
        const members = expected(fits, sort, order);
        for (const page of [1, 2, Math.ceil(members.length / PAGE)]) {
          const query = `${filters}&sort=${sort}&order=${order}&pageSize=${PAGE}&page=${page}`;
          const { body } = await support.get(`${ADMIN_ROUTES.users}?${query}`).expect(200);
          expect(body.total).toBe(members.length);
          expect((body.rows as UserRow[]).map(({ email }) => email)).toEqual(
            members.slice((page - 1) * PAGE, page * PAGE),
          );
        }
      }
  });

  it.each(['a0', 'reddy a0', '99999'])('is searched for "%s" by indexes that read few words', async (typed) => {
    await test.database.query('ANALYZE TABLE search_words');
    const { sql, values } = membersFound(typed);
    const plan = await test.database.query<{ key: string | null; rows: unknown }[]>(
      `EXPLAIN FORMAT=TRADITIONAL ${sql}`,
      [...values],
    );
    for (const { key, rows } of plan) {
      expect(key).not.toBeNull();
      expect(Number(rows)).toBeLessThan(200);
    }
  });
});
