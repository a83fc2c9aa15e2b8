import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { memberCodeOf } from '@kalyanam/shared/topics/account/member-code';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** More than are looked up before a list is read. */
const MEMBERS = 2200;
const PAGE = 100;
/** Where counting of those found stops. */
const COUNTED = 2000;

const minute = (number: number): Date => new Date(Date.UTC(2026, 0, 1) + number * 60_000);
/** Scattered, so that no two orders are the same. */
const scattered = (index: number, step: number): number => (index * step) % MEMBERS;
const REASONS = ['fake', 'money', 'other'];

/** All are called Reddy, and every twentieth Gade. Each has a report, changed details, a used pair and an open case. */
async function insert(test: TestApp, adminId: number): Promise<void> {
  const all = Array.from({ length: MEMBERS }, (_, index) => index);
  const into = (table: string, columns: string, row: (index: number, id: number) => unknown[]) =>
    test.database.query(`INSERT INTO ${table} (${columns}) VALUES ?`, [all.map((index) => row(index, index + 1000))]);
  const key = (letter: string, index: number): string => letter + String(index).padStart(19, '0');
  await into('users', 'id, public_id, member_code, email, phone, password_hash', (index, id) =>
    [id, key('u', index), memberCodeOf(String(1_000_000 + index))].concat([
      `m${index}@example.org`,
      String(6_000_000_000 + index),
      '-',
    ]),
  );
  await into(
    'profiles',
    `user_id, name, dob, gender, caste, gothra, marital_status, height_inches, complexion, education, occupation,
     annual_income, work_type, family_state, family_city, self_summary, expectations`,
    (index, id) =>
      [
        id,
        `${index % 20 === 7 ? 'Gade' : 'Rama'} Reddy`,
        '1995-01-01',
        'male',
        'reddy',
        'Kashyapa',
        'never-married',
      ].concat(['65', 'fair', 'masters', 'private', '5-10', 'india', 'telangana', 'Warangal', 'x', 'x']),
  );
  await into('search_words', 'user_id, kind, word', (_, id) => [id, 'name', 'reddy']);
  await test.database.query(
    `INSERT INTO search_words (user_id, kind, word) SELECT user_id, 'name', LOWER(LEFT(name, 4)) FROM profiles WHERE user_id >= 1000`,
  );
  const decided = (index: number, step: number): Date | null =>
    index % 3 === 0 ? null : minute(MEMBERS + scattered(index, step));
  await into(
    'reports',
    'public_id, reported_id, system_kind, reason, description, created_at, closed_at',
    (index, id) => {
      const said = [REASONS[index % 3], 'A reason'];
      return [key('r', index), id, 'photo-twice', ...said, minute(scattered(index, 977)), decided(index, 389)];
    },
  );
  await into(
    'profile_edits',
    'public_id, user_id, changes, asked_at, decided_at, decision, decided_by',
    (index, id) => {
      const at = decided(index, 577);
      const end = at === null ? [null, null, null] : [at, 'approve', adminId];
      return [key('e', index), id, '{"gothra":"Bharadwaja"}', minute(scattered(index, 769)), ...end];
    },
  );
  await into('eligible_users', 'public_id, email, phone, added_by, added_at, used_by, used_at', (index, id) => {
    const pair = [`pair${scattered(index, 541)}@example.org`, String(7_000_000_000 + index), adminId];
    return [key('p', index), ...pair, minute(scattered(index, 593)), id, minute(MEMBERS + scattered(index, 733))];
  });
  await into('verification_cases', 'public_id, user_id, entered_at', (index, id) => [
    key('c', index),
    id,
    minute(scattered(index, 433)),
  ]);
  await test.database.query(
    `INSERT INTO list_words (list, word, kind, user_id) SELECT l.list, w.word, w.kind, w.user_id
     FROM search_words w JOIN (SELECT 'queue' AS list UNION SELECT 'reports' UNION SELECT 'edits' UNION SELECT 'eligible') l
     WHERE w.user_id >= 1000`,
  );
}

describe('a word that nearly every member has', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    const [{ id }] = await test.database.query<[{ id: number }]>('SELECT id FROM admins');
    await insert(test, id);
  });
  afterAll(() => test.close());

  const page = async (list: string, query: string, number = 1) => {
    const { body } = await owner.get(`${list}?${query}&pageSize=${PAGE}&page=${number}`).expect(200);
    const rows = (body.rows ?? body.users) as Record<string, unknown>[];
    return { ids: rows.map(({ id, editId, userId }) => String(id ?? editId ?? userId)), body };
  };

  it.each([
    [ADMIN_ROUTES.reports, ''],
    [ADMIN_ROUTES.reports, 'state=open'],
    [ADMIN_ROUTES.reports, 'state=open&sort=severity&order=desc'],
    [ADMIN_ROUTES.reports, 'state=open&sort=createdAt&order=desc'],
    [ADMIN_ROUTES.reports, 'state=closed&sort=closedAt&order=desc'],
    [ADMIN_ROUTES.reports, 'state=closed&reason=money'],
    [ADMIN_ROUTES.reports, 'state=open&reason=fake'],
    [ADMIN_ROUTES.profileEdits, ''],
    [ADMIN_ROUTES.profileEdits, 'order=desc'],
    [ADMIN_ROUTES.profileEdits, 'state=closed'],
    [ADMIN_ROUTES.profileEdits, 'state=closed&order=desc'],
    [ADMIN_ROUTES.eligibleUsers, ''],
    [ADMIN_ROUTES.eligibleUsers, 'sort=email&order=asc'],
    [ADMIN_ROUTES.eligibleUsers, 'state=used&sort=usedAt'],
    [ADMIN_ROUTES.verifications, ''],
    [ADMIN_ROUTES.verifications, 'only=late'],
  ])('finds the rows of %s?%s as they are without it', async (list, query) => {
    for (const number of [1, 8]) {
      const [all, found] = [await page(list, query, number), await page(list, `${query}&q=reddy`, number)];
      expect(found.ids).toEqual(all.ids);
      expect(new Set(found.ids).size).toBe(found.ids.length);
      const { total } = all.body;
      const stops = list !== ADMIN_ROUTES.verifications && total > COUNTED;
      expect([found.body.total, found.body.more]).toEqual(stops ? [COUNTED, true] : [total, undefined]);
      expect(found.body.groups).toEqual(all.body.groups);
    }
  });

  it.each([
    [ADMIN_ROUTES.reports, 'state=open'],
    [ADMIN_ROUTES.reports, ''],
    [ADMIN_ROUTES.profileEdits, 'state=closed'],
    [ADMIN_ROUTES.eligibleUsers, 'sort=email'],
    [ADMIN_ROUTES.verifications, ''],
  ])('is passed over beside a rare one in %s?%s', async (list, query) => {
    const [rare, both] = [await page(list, `${query}&q=gade`), await page(list, `${query}&q=reddy%20gade`)];
    expect(rare.ids.length).toBeGreaterThan(10);
    expect(both).toEqual(rare);
    expect((await page(list, `${query}&q=reddy%20gade%20none`)).body.total).toBe(0);
  });
});
