import { USERS_BEHIND } from '@kalyanam/shared/team/dashboard-lists';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { IsNull, Not } from 'typeorm';
import { Profile } from '../../src/profiles/profile/profile.entity.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { VerificationCase } from '../../src/profiles/cases/verification-case.entity.js';
import { ADMIN_PASSWORD } from '../support/make/example.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const HOUR = 3600;
const DAY = 24 * HOUR;

describe('the dashboard', () => {
  let test: TestApp;
  let support: SignedInAdmin;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    support = await test.make.admin('support');
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const answer = async (admin = support) => (await admin.get(ADMIN_ROUTES.dashboard).expect(200)).body;
  const decide = (userId: string, action: string) =>
    reviewer.post('/admin/verify-user.php', { userId, action }).expect(200);

  it('is right on an empty database', async () => {
    expect(await answer()).toEqual({
      success: true,
      stats: {
        users: { total: 0, newThisWeek: 0, newThisMonth: 0, verified: 0, emailVerified: 0, phoneVerified: 0 },
        verifications: { pending: 0, averageVerificationTime: null, recentlyVerified: 0 },
        profiles: {
          total: 0,
          online: 0,
          male: 0,
          female: 0,
          neverMarried: 0,
          averageAge: null,
          withPhotos: 0,
          reddyCaste: 0,
          confirmedThisMonth: 0,
        },
        activity: [
          { action: 'admin-created', count: 2 },
          { action: 'admin-signed-in', count: 2 },
        ],
        recentActivities: [
          expect.objectContaining({ action: 'admin-created', adminUsername: null }),
          expect.objectContaining({ action: 'admin-created', adminUsername: null }),
        ],
      },
      perDay: expect.any(Array),
      lastUpdated: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
  });

  it('counts members, profiles, cases and actions', async () => {
    const year = test.clock.now().getUTCFullYear();
    const first = await test.make.signedIn({ verificationStatus: 'not-verified', dob: `${year - 30}-01-01` });
    const second = await test.make.case({
      gender: 'male',
      dob: `${year - 35}-01-01`,
      maritalStatus: 'divorced',
      caste: 'others',
    });
    const third = await test.make.case({ dob: `${year - 25}-01-01` });
    const fourth = await test.make.case({ dob: `${year - 25}-01-01` });
    await test.make.photo(third);
    await test.make.photo(third);
    const at = (ago: number) => new Date(test.clock.now().getTime() - ago * 1000);
    await test.rows(User).update({ id: first.userId }, { registeredAt: at(8 * DAY) });
    await test.rows(User).update({ id: second.userId }, { registeredAt: at(31 * DAY) });
    await test.rows(Profile).update({ userId: first.userId }, { isActive: false });
    await test.rows(VerificationCase).update({ userId: third.userId }, { enteredAt: at(20 * HOUR) });
    await test.rows(VerificationCase).update({ userId: fourth.userId }, { enteredAt: at(10 * HOUR) });
    await decide(third.id, 'approve');
    await decide(fourth.id, 'reject');

    const { stats } = await answer();
    expect(stats.users).toEqual({
      total: 4,
      newThisWeek: 2,
      newThisMonth: 3,
      verified: 1,
      emailVerified: 3,
      phoneVerified: 3,
    });
    expect(stats.verifications).toEqual({ pending: 1, averageVerificationTime: 15, recentlyVerified: 1 });
    expect(stats.profiles).toEqual({
      total: 4,
      online: 3,
      male: 1,
      female: 3,
      neverMarried: 3,
      averageAge: 28.8,
      withPhotos: 1,
      reddyCaste: 3,
      confirmedThisMonth: 4,
    });
    expect(stats.activity).toContainEqual({ action: 'member-approved', count: 1 });
    expect(stats.recentActivities.slice(0, 2)).toEqual([
      {
        id: expect.any(String),
        action: 'member-rejected',
        userEmail: fourth.email,
        adminUsername: reviewer.username,
        createdAt: expect.stringMatching(/Z$/),
      },
      expect.objectContaining({ action: 'member-approved', userEmail: third.email }),
    ]);
  });

  it('counts as many users as the list behind a figure has', async () => {
    const { stats } = await answer();
    const { total: profilesTotal, ...profiles } = stats.profiles;
    const { total: totalUsers, ...users } = stats.users;
    const counted = { totalUsers, profilesTotal, ...users, ...profiles, ...stats.verifications };
    for (const [figure, query] of Object.entries(USERS_BEHIND)) {
      const { body } = await support.get(`${ADMIN_ROUTES.users}?${new URLSearchParams(query).toString()}`).expect(200);
      expect([figure, body.total]).toEqual([figure, counted[figure]]);
    }
    const decided = await support.get(`${ADMIN_ROUTES.users}?decidedDays=30`).expect(200);
    expect(decided.body.total).toBe(2);
  });

  it('forgets decisions older than their period', async () => {
    const at = new Date(test.clock.now().getTime() - 8 * DAY * 1000);
    const decided = { decidedAt: Not(IsNull()) };
    await test
      .rows(VerificationCase)
      .update(decided, { decidedAt: at, enteredAt: new Date(at.getTime() - 4 * HOUR * 1000) });
    const week = await answer();
    expect(week.stats.verifications).toMatchObject({ averageVerificationTime: 4, recentlyVerified: 0 });
    expect((await support.get(`${ADMIN_ROUTES.users}?verifiedDays=7`)).body.total).toBe(0);
    expect((await support.get(`${ADMIN_ROUTES.users}?decidedDays=30`)).body.total).toBe(2);
    await test.rows(VerificationCase).update(decided, { decidedAt: new Date(at.getTime() - 30 * DAY * 1000) });
    expect((await answer()).stats.verifications.averageVerificationTime).toBeNull();
  });

  it('leaves sign-ins and sign-outs of administrators to the audit log', async () => {
    const own = await test.make.admin('support');
    await own.post(ADMIN_ROUTES.proof, { password: ADMIN_PASSWORD }).expect(200);
    await own.delete(ADMIN_ROUTES.session).expect(200);
    const { stats } = await answer();
    expect(stats.recentActivities[0]).toMatchObject({ action: 'admin-created' });
    const { body } = await support.get(`${ADMIN_ROUTES.audit}?actor=${own.username}`).expect(200);
    const actions = body.rows.map(({ action }: { action: string }) => action);
    expect(actions).toEqual(['admin-signed-out', 'admin-proved', 'admin-signed-in']);
  });

  it('keeps an action in the list when its member is gone', async () => {
    await test.rows(User).deleteAll();
    const { stats } = await answer();
    expect(stats.recentActivities).toContainEqual(
      expect.objectContaining({ action: 'member-rejected', userEmail: null }),
    );
    expect(stats.users.total).toBe(0);
  });

  it('also serves the specified call', async () => {
    const { body } = await support.get('/admin/dashboard-stats.php').expect(200);
    expect(body).toMatchObject({ success: true, stats: expect.any(Object), lastUpdated: expect.any(String) });
  });
});
