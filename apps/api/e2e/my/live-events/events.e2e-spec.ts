import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { NotificationsService } from '../../../src/people/notifications/notifications.service.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Meters } from '../../../src/platform/jobs/meters.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls } from '../../support/requests/requests.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

interface Listener {
  heard: () => string;
  until: (text: string) => Promise<void>;
  closed: Promise<unknown>;
  answer: IncomingMessage;
}

describe('events', () => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await startTestApp();
    await test.app.listen(0, '127.0.0.1');
    port = (test.app.getHttpServer().address() as AddressInfo).port;
  });
  afterAll(() => test.close());

  const listen = async ({ token }: SignedIn): Promise<Listener> => {
    const url = `http://127.0.0.1:${port}/backend/api/events`;
    const asking = get(url, { headers: { authorization: `Bearer ${token}` }, agent: false });
    const [answer] = (await once(asking, 'response')) as [IncomingMessage];
    let heard = '';
    answer.setEncoding('utf8').on('data', (part: string) => (heard += part));
    const closed = once(answer, 'close');
    const until = async (text: string): Promise<void> => {
      while (!heard.includes(text)) await once(answer, 'data');
    };
    return { heard: () => heard, until, closed, answer };
  };
  const setStatus = (member: SignedIn, status: VerificationStatus) =>
    test.rows(User).update({ publicId: member.id }, { verificationStatus: status });

  it('are for signed-in members only', async () => {
    expectFailure(await calls(test).get('/events'), 'not-signed-in');
  });

  it('come as a stream that is never cached', async () => {
    const { answer, until } = await listen(await test.make.registered());
    await until(': connected');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('no-store');
    answer.destroy();
  });

  it('come in eight streams of a session and sixteen of a member, the oldest closed for a new one', async () => {
    const member = await test.make.registered();
    const [other, sessions] = [await test.make.registered(), [member]];
    while (sessions.length < 3) sessions.push(await test.make.login(member));
    const stranger = await listen(other);
    const streams: Listener[] = [];
    for (const session of sessions) for (let count = 0; count < 8; count += 1) streams.push(await listen(session));
    const [ended, open] = [streams.slice(0, 8), streams.slice(8)];
    await Promise.all(ended.map(({ closed }) => closed));
    const ninth = await listen(member);
    await streams[8]?.closed;
    expect(open.slice(1).every(({ answer }) => !answer.closed)).toBe(true);
    const counted = await test.app.get(Meters).registry.getSingleMetricAsString('event_streams_open');
    expect(counted).toContain('event_streams_open{side="member"} 17');
    for (const { answer } of [...open, ninth, stranger]) answer.destroy();
  });

  it('tell a member, and no one else, that their verification changed', async () => {
    const [asha, ravi] = [await test.make.registered(), await test.make.registered()];
    const [hers, his] = [await listen(asha), await listen(ravi)];
    await setStatus(asha, 'verified');
    await hers.until('event: auth-updated\ndata: {"verificationStatus":"verified","accountStatus":"active"}\n\n');
    await setStatus(asha, 'rejected');
    await hers.until('"verificationStatus":"rejected"');
    expect(his.heard()).not.toContain('auth-updated');
    for (const { answer } of [hers, his]) answer.destroy();
  });

  it('tell a member, and no one else, how many notifications are unread', async () => {
    const [asha, ravi] = [await test.make.registered(), await test.make.registered()];
    const [hers, his] = [await listen(asha), await listen(ravi)];
    await Promise.all([hers, his].map(({ until }) => until('event: notification\ndata: {"unread":0}\n\n')));

    await test.app
      .get(NotificationsService, { strict: false })
      .add(test.database.manager, asha.userId, 'verification-approved');
    await hers.until('event: notification\ndata: {"unread":1}\n\n');
    await request(`http://127.0.0.1:${port}`)
      .put('/backend/api/notifications/read')
      .auth(asha.token, { type: 'bearer' })
      .send({ all: true })
      .expect(200);
    while (hers.heard().split('"unread":0').length < 3) await once(hers.answer, 'data');
    expect(his.heard().split('event: notification')).toHaveLength(2);
    for (const { answer } of [hers, his]) answer.destroy();
  });

  it('end with the session', async () => {
    const member = await test.make.registered();
    const { closed } = await listen(member);
    await calls(test).post('/auth/logout', undefined, member.token).expect(200);
    await closed;
  });

  it('end with the account, after announcing it', async () => {
    const member = await test.make.registered();
    const { closed, heard } = await listen(member);
    await test.rows(User).update({ publicId: member.id }, { accountStatus: 'suspended' });
    await closed;
    expect(heard()).toContain('"accountStatus":"suspended"');
  });

  it('reach many listeners with one query a second', async () => {
    const member = await test.make.registered();
    const others = await Promise.all(Array.from({ length: 12 }, () => test.make.registered()));
    const listeners = await Promise.all([...others, member, member].map(listen));
    const asked = jest.spyOn(test.app.get(await sessions()), 'factsOf');
    await setStatus(member, 'semi-verified');
    await Promise.all(listeners.slice(-2).map(({ until }) => until('semi-verified')));
    expect(asked.mock.calls.length).toBeLessThanOrEqual(3);
    for (const { answer } of listeners) answer.destroy();
    asked.mockRestore();
  });

  it('do not keep the server from stopping', async () => {
    const { closed } = await listen(await test.make.registered());
    await Promise.all([test.close(), closed]);
    test = { ...test, close: async () => undefined };
  });

  const sessions = async () => (await import('../../../src/people/sessions/sessions.service.js')).SessionsService;
});
