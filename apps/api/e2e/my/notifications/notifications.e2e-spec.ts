import { NotificationsService } from '../../../src/people/notifications/notifications.service.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

describe('notifications', () => {
  let test: TestApp;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    member = await test.make.signedIn({ verificationStatus: 'rejected' });
  });

  const service = () => test.app.get(NotificationsService, { strict: false });
  const tell = (to = member) =>
    service().add(test.database.manager, to.userId, 'verification-rejected', { notes: 'Blurred.', secret: 'kept' });
  const page = async (query = '') => (await member.get(`/notifications${query}`).expect(200)).body;
  const read = (body: object) => member.put('/notifications/read', body);

  it('are closed to visitors', async () => {
    expectFailure(await visit(test, 'get', '/notifications'), 'not-signed-in');
    expectFailure(await visit(test, 'put', '/notifications/read'), 'not-signed-in');
  });

  it('say what happened, with only the details that a member may read', async () => {
    await tell();
    expect(await page()).toEqual({
      success: true,
      notifications: [
        {
          id: expect.stringMatching(/^[0-9a-z]{20}$/),
          kind: 'verification-rejected',
          at: expect.any(String),
          read: false,
          member: null,
          outcome: null,
          notes: 'Blurred.',
        },
      ],
      unread: 1,
      page: 1,
      total: 1,
      totalPages: 1,
    });
  });

  it('say what came of it as keys, for a reader of any language', async () => {
    const outcome = { of: 'end-of-check', fact: 'employment', until: '2026-12-20' } as const;
    await service().add(test.database.manager, member.userId, 'check-expired', { outcome });
    expect((await page()).notifications[0]).toMatchObject({ outcome, notes: null });
  });

  it('have pages, newest first', async () => {
    for (let n = 0; n < 23; n += 1) await tell();
    const first = await page();
    expect(first).toMatchObject({ unread: 23, total: 23, totalPages: 2 });
    expect(first.notifications).toHaveLength(20);
    expect((await page('?page=2')).notifications).toHaveLength(3);
    expectFailure(await member.get('/notifications?page=0'), 'invalid-form');
  });

  it('are narrowed to what they are about', async () => {
    const other = await test.make.signedIn();
    await test.rows(User).update({ id: member.userId }, { verificationStatus: 'verified' });
    await tell();
    await service().add(test.database.manager, member.userId, 'interest-delivered', {}, other.userId);
    const kinds = async (about: string) => {
      const found = await page(`?about=${about}`);
      expect(found).toMatchObject({ unread: 2, total: found.notifications.length });
      return found.notifications.map(({ kind }: { kind: string }) => kind);
    };
    expect(await kinds('interests')).toEqual(['interest-delivered']);
    expect(await kinds('verification')).toEqual(['verification-rejected']);
    expect(await kinds('profile')).toEqual([]);
    expectFailure(await member.get('/notifications?about=weather'), 'invalid-form');
  });

  it('are marked as read, some or all, and only by their own member', async () => {
    const other = await test.make.signedIn();
    await tell(other);
    for (let n = 0; n < 3; n += 1) await tell();
    const [first] = (await page()).notifications;
    const [{ id: foreign }] = (await other.get('/notifications').expect(200)).body.notifications;
    expect((await read({ ids: [first.id, foreign, 'x'] }).expect(200)).body).toEqual({ success: true, unread: 2 });
    expect((await page()).notifications.map((row: { read: boolean }) => row.read)).toEqual([true, false, false]);
    expect((await read({ all: true }).expect(200)).body).toEqual({ success: true, unread: 0 });
    expect((await other.get('/notifications').expect(200)).body.unread).toBe(1);
    expect((await read({ ids: [] }).expect(200)).body.unread).toBe(0);
  });

  it.each([{}, { all: false }, { all: 'yes' }, { ids: 'x' }, { ids: [1] }, { more: 1 }])('refuse %j', async (body) => {
    expectFailure(await read(body), 'invalid-form');
  });

  it('refuse more ids than a page has', async () => {
    expectFailure(await read({ ids: Array(101).fill('x') }), 'malformed-request');
  });

  it('about a member are hidden from those who may not browse, and deleted with that member', async () => {
    const other = await test.make.signedIn();
    await service().add(test.database.manager, member.userId, 'interest-delivered', {}, other.userId);
    expect(await page()).toMatchObject({ notifications: [], unread: 0, total: 0 });
    await test.rows(User).update({ id: member.userId }, { verificationStatus: 'verified' });
    expect(await page()).toMatchObject({ notifications: [{ member: { id: other.id } }], unread: 1, total: 1 });
    await test.rows(User).delete({ id: other.userId });
    expect(await page()).toMatchObject({ notifications: [], unread: 0, total: 0 });
  });

  it('are deleted after half a year', async () => {
    await tell();
    test.clock.advance(181 * DAY);
    await service().forgetOld();
    const rows = await test.rows(Notification).findBy({ userId: member.userId });
    expect(rows).toEqual([]);
  });
});
