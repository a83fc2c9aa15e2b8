import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACTING_FOR } from '@kalyanam/shared/topics/family/desk-rights';
import { DeskMember } from '../../../src/people/seats/desk-member.entity.js';
import { hand } from '../../support/make/desk.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const LISTS = ['/profiles', '/profiles/counts', '/profiles/me', '/interests', '/shortlist'];

describe('a seat that has ended, where lists and callers are known from a moment ago', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ BROWSE_INDEX_MB: '64' });
  });
  afterAll(() => test.close());

  it('is closed on the very next request', async () => {
    const girl = await test.make.signedIn({ gender: 'female' });
    const mother = await hand(test, girl);
    for (const path of LISTS) await mother.acting.get(path).expect(200);
    for (const path of LISTS) await mother.acting.get(path).expect(200);
    await test.rows(DeskMember).update({ publicId: mother.seatId }, { live: null, endedAt: new Date() });
    for (const path of LISTS) {
      const { body } = await mother.acting.get(path).expect(403);
      expect([path, body.code]).toEqual([path, 'desk-ended']);
    }
    await mother.get('/auth/me').expect(200);
  });

  it('closes its stream, and leaves that of the account itself', async () => {
    await test.app.listen(0, '127.0.0.1');
    const { port } = test.app.getHttpServer().address() as AddressInfo;
    const girl = await test.make.signedIn({ gender: 'female' });
    const mother = await hand(test, girl);
    const listen = async (headers: Record<string, string>): Promise<IncomingMessage> => {
      const bearer = { authorization: `Bearer ${mother.token}`, ...headers };
      const asking = get(`http://127.0.0.1:${port}/backend/api/events`, { headers: bearer, agent: false });
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      answer.resume();
      return answer;
    };
    const [own, acting] = [await listen({}), await listen({ [ACTING_FOR]: girl.id })];
    expect([own.statusCode, acting.statusCode]).toEqual([200, 200]);
    const closed = once(acting, 'close');
    await girl.delete(`/desk/members/${mother.seatId}`).expect(200);
    await closed;
    expect(own.closed).toBe(false);
    own.destroy();
    const again = await listen({ [ACTING_FOR]: girl.id });
    expect(again.statusCode).toBe(403);
  });
});
