import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { PhotoAddresses } from '../../src/profiles/photos/photo-addresses.js';
import { PhotosService } from '../../src/profiles/photos/photos.service.js';
import { AdminSession } from '../../src/people/team-accounts/admin-session.entity.js';
import { ADMIN_PASSWORD } from '../support/make/example.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const MINUTES = 60;

/** R86: the audit log, its export after confirming the password, the dashboard; no member's page. */
describe('an auditor', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let auditor: SignedInAdmin;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    auditor = await test.make.admin('auditor');
    member = await test.make.case();
    await owner.post('/admin/verify-user.php', { userId: member.id, action: 'approve' }).expect(200);
  });
  afterAll(() => test.close());

  it('is created by an owner', async () => {
    const wish = { username: 'meena', name: 'Meena', role: 'auditor' };
    const { body } = await owner.post(ADMIN_ROUTES.administrators, wish).expect(201);
    expect(body.administrator).toMatchObject({ role: 'auditor' });
  });

  it('reads the figures of the dashboard', async () => {
    const { body } = await auditor.get(ADMIN_ROUTES.dashboard).expect(200);
    expect(body.stats.users.total).toBe(1);
    expect(body.stats.recentActivities[0]).toMatchObject({ adminUsername: owner.username });
  });

  it('reads who did what in the audit log, with the same names as all its other readers', async () => {
    const query = '?action=member-approved';
    const { body } = await auditor.get(ADMIN_ROUTES.audit + query).expect(200);
    expect(body.rows).toHaveLength(1);
    expect(body.rows).toEqual((await owner.get(ADMIN_ROUTES.audit + query).expect(200)).body.rows);
  });

  it('exports the log within ten minutes of entering the password', async () => {
    const exported = () => auditor.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.audit));
    await exported().expect(200);
    test.clock.advance(11 * MINUTES);
    expectFailure(await exported(), 'prove-again');
    await auditor.post(ADMIN_ROUTES.proof, { password: ADMIN_PASSWORD }).expect(200);
    expect((await exported().expect(200)).text).toContain('Time,Actor,Action');
  });

  it.each<[string, (id: string) => string]>([
    ['a member’s page', (id) => ADMIN_ROUTES.user(id)],
    ['the members', () => ADMIN_ROUTES.users],
    ['the members waiting for a decision', () => ADMIN_ROUTES.verifications],
    ['changed details', () => ADMIN_ROUTES.profileEdits],
    ['reports', () => ADMIN_ROUTES.reports],
    ['eligible users', () => ADMIN_ROUTES.eligibleUsers],
    ['coupons', () => ADMIN_ROUTES.coupons],
    ['administrators', () => ADMIN_ROUTES.administrators],
  ])('does not see %s', async (_, path) => {
    expectFailure(await auditor.get(path(member.id)), 'forbidden');
  });

  it('sees no photo, not even by an address from a previous role', async () => {
    const colleague = await test.make.admin('support');
    await test.make.photo(member);
    const [photo] = await test.app.get(PhotosService, { strict: false }).ofUser(member.userId);
    const [session] = await test.rows(AdminSession).findBy({ admin: { publicId: colleague.id } });
    const viewer = { kind: 'admin', sessionId: session?.id ?? '' } as const;
    const { full } = test.app.get(PhotoAddresses, { strict: false }).view(photo!, viewer);
    const fetched = () => request(test.app.getHttpServer()).get(full).auth(colleague.token, { type: 'bearer' });
    expect(full.startsWith(API_PREFIX)).toBe(true);
    await fetched().expect(200);
    await owner.patch(ADMIN_ROUTES.administrator(colleague.id), { role: 'auditor' }).expect(200);
    expectFailure(await fetched(), 'not-found');
    expectFailure(await colleague.get(ADMIN_ROUTES.users), 'forbidden');
  });
});
