import type { CaseEvent } from '@kalyanam/shared/team/case-queue';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DecisionsWorker } from '../../src/team/verify/cases/decisions.worker.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { Profile } from '../../src/profiles/profile/profile.entity.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { inbox } from '../support/make/inbox.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('the queue of several reviewers', () => {
  let test: TestApp;
  let port: number;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  let owner: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    port = (test.app.getHttpServer().address() as AddressInfo).port;
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
    owner = await test.make.admin('owner');
  });
  afterAll(() => test.close());

  const connect = async ({ token }: SignedInAdmin) => {
    const url = `http://127.0.0.1:${port}${API_PREFIX}${ADMIN_ROUTES.caseEvents}`;
    const asking = get(url, { headers: { authorization: `Bearer ${token}` }, agent: false });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    let heard = '';
    answer.setEncoding('utf8').on('data', (part: string) => (heard += part));
    const closed = once(answer, 'close');
    const events = () =>
      [...heard.matchAll(/^event: case\ndata: (.*)$/gm)].map(([, data]) => JSON.parse(data!) as CaseEvent);
    const until = async (kind: string): Promise<CaseEvent> => {
      for (;;) {
        const found = events().find((event) => event.kind === kind);
        if (found) return found;
        await once(answer, 'data');
      }
    };
    return { until, events, closed, answer };
  };

  it('hears who claims, takes over, decides, undoes, and what is carried out', async () => {
    const { until, answer, closed } = await connect(two);
    const member = await test.make.case({ aadhaarNumber: '', panNumber: null });
    await until('entered');
    await one.post(ADMIN_ROUTES.claim(member.id)).expect(200);
    expect(await until('claimed')).toMatchObject({ userId: member.id, admin: { username: one.username } });
    await owner.post(ADMIN_ROUTES.takeOver(member.id)).expect(200);
    expect(await until('taken-over')).toMatchObject({ admin: { username: owner.username } });
    await owner.delete(ADMIN_ROUTES.claim(member.id)).expect(200);
    await until('released');
    test.clock.advance(-3600);
    const reject = () => one.post(ADMIN_ROUTES.decision(member.id), { action: 'reject', notes: 'No' }).expect(200);
    await reject();
    expect(await until('pending')).toMatchObject({ decision: 'reject', admin: { name: 'A reviewer' } });
    await one.delete(ADMIN_ROUTES.decision(member.id)).expect(200);
    await until('undone');
    await reject();
    test.clock.advance(10);
    await test.app.get(DecisionsWorker, { strict: false }).carryOutDue();
    expect(await until('decided')).toMatchObject({ decision: 'reject', sessionUpdated: true });
    await two.delete(ADMIN_ROUTES.session);
    await closed;
    answer.destroy();
  });

  it('connects each administrator at most sixteen times', async () => {
    const first = await connect(one);
    const others = [];
    for (let more = 0; more < 16; more += 1) others.push(await connect(one));
    await first.closed;
    for (const { answer } of others) answer.destroy();
  });

  it('has a verification withdrawn by an owner: the case opens again and the member is asked for documents', async () => {
    const member = await test.make.case();
    await one.post('/admin/verify-user.php', { userId: member.id, action: 'approve' }).expect(200);
    await test.rows(Profile).update({ userId: member.userId }, { documentVerifiedAt: test.clock.now() });
    const reason = 'Two people sent the same card';
    const withdraw = (admin: SignedInAdmin) => admin.post(ADMIN_ROUTES.withdrawVerification(member.id), { reason });
    expectFailure(await withdraw(one), 'forbidden');
    const { body } = await withdraw(owner).expect(200);
    expect(body).toMatchObject({ userId: member.id, verificationStatus: 'semi-verified' });
    expectFailure(await withdraw(owner), 'changed-meanwhile');
    const profile = await test.rows(Profile).findOneByOrFail({ userId: member.userId });
    expect(profile.documentVerifiedAt).toBeNull();
    const queue = await one.get(ADMIN_ROUTES.verifications).expect(200);
    const again = queue.body.users.find(({ userId }: { userId: string }) => userId === member.id);
    expect(again).toMatchObject({ resubmission: true });
    const told = await member.get('/notifications').expect(200);
    expect(told.body.notifications[0]).toMatchObject({ kind: 'verification-withdrawn', notes: reason });
    const mails = await inbox(test, member.email);
    expect(mails.some(({ text }) => text.includes(reason) && text.includes('new documents'))).toBe(true);
    await member.put('/verification/identity-numbers', { aadhaarNumber: '999941057058' }).expect(200);
    const audited = await test.rows(AuditLogRow).findBy({ action: 'verification-withdrawn' });
    expect(audited).toMatchObject([{ actor: `admin:${owner.id}`, subject: `member:${member.id}` }]);
    test.clock.advance(3600 + 601);
    expectFailure(await withdraw(owner), 'prove-again');
  });
});
