import type { UsersQuery } from '@kalyanam/shared/team/users';
import { isDeepStrictEqual } from 'node:util';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { UNDO_SECONDS } from '../../src/profiles/cases/pending-decisions.service.js';
import { AccountsRepository } from '../../src/people/accounts/accounts.repository.js';
import { DashboardService } from '../../src/team/office/dashboard/dashboard.service.js';
import { sliceOf } from '../../src/team/lists/list-query.js';
import { ListsRepository } from '../../src/team/lists/lists.repository.js';
import { DecisionsWorker } from '../../src/team/verify/cases/decisions.worker.js';
import { MembersInMemory } from '../../src/team/lists/member-table/members-in-memory.service.js';
import { userListPlan } from '../../src/team/members/user-list.plan.js';
import { UserSearch } from '../../src/team/members/user-search.service.js';
import { pageOf, wantedOf } from '../../src/team/members/user-list.wanted.js';
import { Dice } from '../support/make/dice.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { randomMembers, randomUsersQuery } from '../support/make/random-members.js';
import { manyOf } from '../support/servers/deep.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const MEMBERS = 1500;
const QUESTIONS = manyOf(300, 90);
const ACTS = manyOf(100, 40);
const SEARCHES = [
  'anand',
  'a',
  'reddy',
  'Ravi r',
  'reddy lakshmi',
  'gade',
  'random',
  'random000000000050',
  'none',
  '%',
];
const NAMES = ['Anand Reddy', 'anand reddy', 'Aaa', 'Bhanu', 'Lakshmi Gade', 'Zzz'];

type Act = (member: SignedIn) => PromiseLike<unknown>;

describe('the members in memory', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let members: MembersInMemory;
  const dice = new Dice(14);
  beforeAll(async () => {
    test = await startTestApp({ BROWSE_INDEX_MB: '64' });
    owner = await test.make.admin('owner');
    const [{ id: adminId }] = await test.database.query<[{ id: number }]>('SELECT id FROM admins');
    await randomMembers(test.database, dice, MEMBERS, { now: test.clock.now(), adminId });
    members = test.app.get(MembersInMemory);
    await members.rebuild();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => test.close());

  /**
   * How many are on the page. The table is read again where the two differ: work that goes on after a request may have
   * changed a member between the two readings.
   */
  async function compareOne(query: UsersQuery, fromMemory: (now: Date) => Promise<object | null>): Promise<number> {
    const [table, now] = [test.app.get(ListsRepository), test.clock.now()];
    const plan = userListPlan(query, now);
    const inTable = async () => ({ total: await table.count(plan), ids: await table.page(plan, sliceOf(query)) });
    const before = await inTable();
    const found = await fromMemory(now);
    const expected = isDeepStrictEqual(found, before) ? before : await inTable();
    expect({ query, ...found }).toEqual({ query, ...expected });
    return expected.ids.length;
  }

  /** How many were on the pages. */
  async function compare(questions: number): Promise<number> {
    let found = 0;
    for (let number = 0; number < questions; number += 1) {
      const query = randomUsersQuery(dice);
      found += await compareOne(query, (now) => members.page(wantedOf(query, now), pageOf(query)));
    }
    return found;
  }

  /** The same for searches. */
  async function compareSearches(questions: number): Promise<number> {
    const [search, own] = [test.app.get(UserSearch), new Dice(73)];
    let found = 0;
    for (let number = 0; number < questions; number += 1) {
      const query = { ...randomUsersQuery(own), q: own.pick(SEARCHES) };
      found += await compareOne(query, (now) => search.page(query.q, wantedOf(query, now), pageOf(query)));
    }
    return found;
  }

  async function compareFigures(): Promise<void> {
    const dashboard = test.app.get(DashboardService);
    const { lastUpdated, ...fromMemory } = await dashboard.answer();
    jest.spyOn(members, 'current').mockResolvedValueOnce(null);
    expect(await dashboard.answer()).toEqual({ ...fromMemory, lastUpdated: expect.any(String) });
    expect(lastUpdated).toBeDefined();
  }

  it('are those the database finds, for every filter and order, on every page', async () => {
    expect(await compare(QUESTIONS)).toBeGreaterThan(QUESTIONS);
  });

  it('are found by words as the database finds them', async () => {
    expect(await compareSearches(QUESTIONS / 3)).toBeGreaterThan(QUESTIONS / 3);
  });

  it('are counted as the database counts them', async () => {
    await compareFigures();
  });

  it('are so after whatever members and the team do', async () => {
    const people: SignedIn[] = [];
    const rebuilt = jest.spyOn(members as never, 'filled');
    const rename: Act = async (member) => {
      const { profile } = (await member.get('/profiles/me')).body;
      await member.patch('/profiles/me', { name: dice.pick(NAMES), version: profile?.version ?? 1 });
    };
    const decide = (action: string) => (member: SignedIn) =>
      owner.post(ADMIN_ROUTES.decision(member.id), { action, notes: 'Not readable' });
    const carryOut = async () => {
      test.clock.advance(UNDO_SECONDS);
      await test.app.get(DecisionsWorker).carryOutDue();
    };
    const acts: Act[] = [
      carryOut,
      carryOut,
      rename,
      rename,
      (member) => member.put('/profiles/me/status', { isActive: dice.chance(0.5) }),
      (member) => member.put('/account/language', { language: 'te' }),
      (member) => {
        people.splice(people.indexOf(member), 1);
        return member.delete('/profiles/me');
      },
      (member) => test.make.photo(member),
      (member) => test.make.document(member, dice.pick(['aadhaar', 'pan'])).catch(() => undefined),
      (member) => member.post('/profiles/me/looking', { answer: 'looking' }),
      (member) => owner.post(`/admin/users/${member.id}/suspend`, { reason: 'A long reason' }),
      (member) => owner.post(`/admin/users/${member.id}/restore`, { reason: 'A long reason' }),
      (member) => owner.post(ADMIN_ROUTES.withdrawVerification(member.id), { reason: 'Another person' }),
      (member) => owner.post(ADMIN_ROUTES.question(member.id), { question: 'Who is on the card?' }),
      (member) => owner.delete(ADMIN_ROUTES.question(member.id)),
      decide('approve'),
      decide('reject'),
      ({ userId }) => test.app.get(AccountsRepository).touch(userId, test.clock.now(), test.clock.now()),
    ];
    const newcomers = [
      () => test.make.case(),
      () => test.make.case({ gender: 'male' }),
      () => test.make.signedIn(),
      () => test.make.registered(),
    ];
    for (let number = 0; number < ACTS; number += 1) {
      if (number % 4 === 0 || people.length === 0) people.push(await dice.pick(newcomers)());
      await dice.pick(acts)(dice.pick(people));
      await compare(2);
    }
    await compare(QUESTIONS / 3);
    await compareFigures();
    // Where every list comes from memory, each request rebuilds the table.
    expect(rebuilt.mock.calls.length > 0).toBe(process.env['BROWSE_BY_INDEX'] === '1');
  });

  it('are asked of the database while this process hears of no changes', async () => {
    const heard = jest.spyOn(members, 'isReady', 'get').mockReturnValue(false);
    await test.database.query(`UPDATE profiles SET name = 'Unheard' ORDER BY user_id LIMIT 1`);
    const first = () => owner.get(`${ADMIN_ROUTES.users}?sort=name&order=desc`).expect(200);
    const names = (body: { rows: { name: string }[] }) => body.rows.map(({ name }) => name);
    expect(names((await first()).body)).not.toContain('Unheard');
    heard.mockRestore();
    await members.rebuild();
    const { body } = await owner.get(`${ADMIN_ROUTES.users}?sort=name&pageSize=100&page=99`).expect(200);
    expect(body.rows).toEqual([]);
  });
});
