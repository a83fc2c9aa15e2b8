import { setTimeout as delay } from 'node:timers/promises';
import { IndexedMembers } from '../../../src/matching/browse/index/indexed-members.repository.js';
import { ListingIndex } from '../../../src/matching/browse/index/listing-index.service.js';
import { visit } from '../../support/requests/requests.js';
import { inDeep } from '../../support/servers/deep.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { fragileDatabase, type FragileDatabase } from '../../support/servers/fragile-database.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** R74. */
const BEHIND_MS = 5000;
const FROZEN_MS = 30_000;

describe('lists from memory, while something happens to the database', () => {
  let database: FragileDatabase;
  let test: TestApp;
  let index: ListingIndex;
  let viewer: SignedIn;
  let women: SignedIn[];
  beforeAll(async () => {
    database = await fragileDatabase();
    test = await startTestApp({ BROWSE_INDEX_MB: '64' }, 'all', (url) => database.reachedAt(url));
    index = test.app.get(ListingIndex);
    viewer = await test.make.signedIn({ gender: 'male' });
    women = [await test.make.signedIn(), await test.make.signedIn(), await test.make.signedIn()];
    await until(() => index.isReady);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await delay(50);
  };
  const listed = async (): Promise<string[]> =>
    (await viewer.get('/profiles').expect(200)).body.profiles.map(({ id }: { id: string }) => id).sort();
  const idsOf = (some: SignedIn[]) => some.map(({ id }) => id).sort();
  const goOffline = (woman: SignedIn) => woman.put('/profiles/me/status', { status: 'offline' });

  it('go on when it was restarted, from the index that was there', async () => {
    const parts = jest.spyOn(IndexedMembers.prototype, 'part');
    expect(await listed()).toEqual(idsOf(women));
    await database.restart();
    const [gone, ...others] = women as [SignedIn, ...SignedIn[]];
    while ((await goOffline(gone)).status !== 200) await delay(50);
    await until(() => index.isReady);
    expect(await listed()).toEqual(idsOf(others));
    expect(parts).not.toHaveBeenCalled();
  });

  inDeep('end in 503 when it freezes, and recover on their own', async () => {
    const before = await listed();
    await database.freeze();
    const frozen = performance.now();
    await delay(BEHIND_MS + 500);
    expect(index.isReady).toBe(false);
    await visit(test, 'get', '/health/live').expect(200);
    const refused = await Promise.all([viewer.get('/profiles'), viewer.get('/profiles/counts')]);
    for (const answer of refused) {
      expectFailure(answer, 'busy');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await delay(Math.max(0, FROZEN_MS - (performance.now() - frozen)));
    await database.thaw();
    await until(() => index.isReady);
    expect(await listed()).toEqual(before);
    await goOffline(women[1]!).then(({ status }) => expect(status).toBe(200));
    expect(await listed()).toEqual(before.filter((id) => id !== women[1]!.id));
  });
});
