import type { WaitingAnswer } from '@kalyanam/shared/contracts/waiting';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import type { SignedIn } from '../../support/make/make.js';
import type { Calls } from '../../support/requests/requests.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** R117: the one list of everything that waits for a person. */
describe('what waits', () => {
  let test: TestApp;
  let girl: SignedIn;
  let boy: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female', name: 'Lakshmi Reddy' });
    boy = await test.make.signedIn({ gender: 'male', name: 'Arjun Reddy' });
  });

  const waiting = async (calls: Pick<Calls, 'get'>): Promise<WaitingAnswer> =>
    (await calls.get('/my/waiting').expect(200)).body as WaitingAnswer;

  it('is empty where nothing waits', async () => {
    expect(await waiting(girl)).toEqual({ success: true, rows: [], total: 0, interests: 0 });
  });

  it('names who shows interest, with what a family asks first, until it ends', async () => {
    await test.make.interest(boy, girl);
    const { expiresAt } = await test.rows(Interest).findOneByOrFail({ senderId: boy.userId });
    expect(await waiting(girl)).toMatchObject({
      rows: [
        {
          kind: 'interest',
          id: boy.id,
          who: { id: boy.id, name: 'Arjun Reddy', age: expect.any(Number) },
          fact: { occupation: expect.any(String), workLocation: { type: expect.any(String) }, fit: null },
          until: expiresAt?.toISOString(),
        },
      ],
      total: 1,
      interests: 1,
    });
    expect(await waiting(boy)).toMatchObject({ rows: [], total: 0 });
  });
});
