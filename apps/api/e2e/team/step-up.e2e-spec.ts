import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { generate } from 'otplib';
import request from 'supertest';
import { PROOF } from '../../src/platform/access/access.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { ADMIN_PASSWORD } from '../support/make/example.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { routesOf } from '../support/requests/routes.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const MINUTES = 60;
const LISTS = [
  ADMIN_ROUTES.users,
  ADMIN_ROUTES.audit,
  ADMIN_ROUTES.eligibleUsers,
  ADMIN_ROUTES.coupons,
  ADMIN_ROUTES.reports,
  ADMIN_ROUTES.relativesNotices,
  ADMIN_ROUTES.stories,
  ADMIN_ROUTES.gothras,
  ADMIN_ROUTES.subcastes,
] as const;

describe('an administrator confirms their identity again', () => {
  let test: TestApp;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    member = await test.make.case();
    await test.make.document(member, 'aadhaar');
  });
  afterAll(() => test.close());

  const reveal = (admin: SignedInAdmin) =>
    admin.post(ADMIN_ROUTES.reveal(member.id), { kind: 'aadhaar', reason: 'compare' });
  const document = (admin: SignedInAdmin) => admin.get(ADMIN_ROUTES.document(member.id, 'aadhaar'));
  const exported = (admin: SignedInAdmin, list: string) => admin.get(ADMIN_ROUTES.exportOf(list));
  const confirm = (admin: SignedInAdmin, body: object = { password: ADMIN_PASSWORD }) =>
    admin.post(ADMIN_ROUTES.proof, body);
  const actions = async ({ id }: SignedInAdmin): Promise<string[]> => {
    const rows = await test
      .rows(AuditLogRow)
      .find({ select: { action: true }, where: { actor: `admin:${id}` }, order: { id: 'ASC' } });
    return rows.map(({ action }: { action: string }) => action);
  };
  /** As if the last confirmation were this many minutes older. */
  const age = (admin: SignedInAdmin, minutes: number) =>
    test.database.query(
      `UPDATE admin_sessions SET proved_at = proved_at - INTERVAL ? MINUTE
       WHERE admin_id = (SELECT id FROM admins WHERE public_id = ?)`,
      [minutes, admin.id],
    );

  it('before every export, number, document, withdrawal of a verification and new legal text', () => {
    const demanding = routesOf(test).filter(({ handler }) => Reflect.hasMetadata(PROOF, handler));
    expect(demanding.map(({ route }) => route).sort()).toEqual(
      [
        ...LISTS.map((list) => `GET ${list}/export.csv`),
        'GET /admin/checks/:id/file',
        'GET /admin/verifications/:id/documents/:kind',
        'POST /admin/legal-texts',
        'POST /admin/users/:id/data',
        'POST /admin/users/:id/withdraw-verification',
        'POST /admin/verifications/:id/reveal',
      ].sort(),
    );
  });

  it('not within ten minutes of signing in, which counts as a confirmation', async () => {
    const owner = await test.make.admin('owner');
    test.clock.advance(9 * MINUTES);
    for (const list of LISTS) await exported(owner, list).expect(200);
    await reveal(owner).expect(200);
    test.clock.advance(1 * MINUTES + 1);
    for (const list of LISTS) expectFailure(await exported(owner, list), 'prove-again');
    expectFailure(await reveal(owner), 'prove-again');
    await owner.get(ADMIN_ROUTES.users).expect(200);
    expect((await actions(owner)).filter((action) => action === 'number-revealed')).toHaveLength(1);
  });

  it('with the password, which is good for ten minutes', async () => {
    const reviewer = await test.make.admin('reviewer');
    test.clock.advance(11 * MINUTES);
    expectFailure(await reveal(reviewer), 'prove-again');
    await confirm(reviewer).expect(200);
    await reveal(reviewer).expect(200);
    await exported(reviewer, ADMIN_ROUTES.reports).expect(200);
    expect(await actions(reviewer)).toEqual(
      expect.arrayContaining(['admin-signed-in', 'admin-proved', 'number-revealed', 'list-exported']),
    );
  });

  it('for documents at most once an hour', async () => {
    const reviewer = await test.make.admin('reviewer');
    await age(reviewer, 59);
    await document(reviewer).expect(200);
    await age(reviewer, 2);
    expectFailure(await document(reviewer), 'prove-again');
    await confirm(reviewer).expect(200);
    await document(reviewer).expect(200);
  });

  it('with nothing else: a wrong or missing password, a code never set up, a new access token', async () => {
    const { username } = await test.make.admin('reviewer');
    const agent = request(test.app.getHttpServer());
    const signedIn = await agent.post(API_PREFIX + ADMIN_ROUTES.session).send({ username, password: ADMIN_PASSWORD });
    const cookie = signedIn.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
    test.clock.advance(11 * MINUTES);
    const refreshed = await agent
      .post(API_PREFIX + ADMIN_ROUTES.refresh)
      .set({ 'Sec-Fetch-Site': 'same-origin', Cookie: cookie })
      .expect(200);
    const call = (path: string, body: object) =>
      agent
        .post(API_PREFIX + path)
        .auth(refreshed.body.data.token, { type: 'bearer' })
        .send(body);
    for (const body of [{}, { password: 'Wrong4Morning' }, { code: '123456' }])
      expectFailure(await call(ADMIN_ROUTES.proof, body), 'invalid-form', { password: ADMIN_MESSAGES.passwordWrong });
    expectFailure(await call(ADMIN_ROUTES.proof, { pin: '1' }), 'invalid-form');
    expectFailure(await call(ADMIN_ROUTES.reveal(member.id), { kind: 'pan', reason: 'compare' }), 'prove-again');
  });

  it('with the code if a second factor is set up; the password is not enough then', async () => {
    const reviewer = await test.make.admin('reviewer');
    const { secret } = (await reviewer.post(ADMIN_ROUTES.secondFactor, { password: ADMIN_PASSWORD })).body;
    const codeIn = (seconds: number) =>
      generate({ secret, epoch: Math.floor(test.clock.inSeconds(seconds).getTime() / 1000) });
    await reviewer.post(ADMIN_ROUTES.secondFactorConfirm, { code: await codeIn(0) }).expect(200);
    await age(reviewer, 11);
    expectFailure(await confirm(reviewer), 'invalid-otp');
    expectFailure(await reveal(reviewer), 'prove-again');
    await confirm(reviewer, { code: await codeIn(30) }).expect(200);
    await reveal(reviewer).expect(200);
  });

  it('in this session only: their other sessions stay as they are', async () => {
    const reviewer = await test.make.admin('reviewer');
    const agent = request(test.app.getHttpServer());
    const other = await agent
      .post(API_PREFIX + ADMIN_ROUTES.session)
      .send({ username: reviewer.username, password: ADMIN_PASSWORD });
    await age(reviewer, 11);
    await confirm(reviewer).expect(200);
    const answer = await agent
      .get(API_PREFIX + ADMIN_ROUTES.exportOf(ADMIN_ROUTES.reports))
      .auth(other.body.data.token, { type: 'bearer' });
    expectFailure(answer, 'prove-again');
  });

  it('and cannot keep guessing', async () => {
    const reviewer = await test.make.admin('reviewer');
    for (let guess = 0; guess < 10; guess += 1)
      expectFailure(await confirm(reviewer, { password: `Wrong4Morning${guess}` }), 'invalid-form');
    expectFailure(await confirm(reviewer), 'too-many-requests');
  });

  it('which opens nothing that the role does not', async () => {
    const support = await test.make.admin('support');
    await confirm(support).expect(200);
    expectFailure(await reveal(support), 'forbidden');
    await age(support, 61);
    expectFailure(await reveal(support), 'forbidden');
    expectFailure(await exported(support, ADMIN_ROUTES.users), 'forbidden');
    expectFailure(await member.post(ADMIN_ROUTES.proof, { password: ADMIN_PASSWORD }), 'forbidden');
  });
});
