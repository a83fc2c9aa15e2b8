import { setTimeout as delay } from 'node:timers/promises';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { startBuilt, type BuiltServer } from '../../support/servers/built-server.js';
import { Dice } from '../../support/make/dice.js';
import type { SignedIn } from '../../support/make/make.js';
import { inDeep } from '../../support/servers/deep.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const WOMEN = 30;
const ACTS = 120;
/** R74. */
const HEARD_MS = 1000;

describe('the index in several processes', () => {
  let test: TestApp;
  let servers: BuiltServer[];
  const start = () =>
    startBuilt({
      DATABASE_URL: test.settings.databaseUrl,
      STORAGE_DIR: test.settings.storageDir,
      BROWSE_INDEX_MB: '64',
    });
  beforeAll(async () => {
    test = await startTestApp();
    servers = [await start(), await start()];
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
    await test.close();
  });

  const send = (server: BuiltServer, { token }: SignedIn, method: string, path: string, body?: object) =>
    fetch(server.url + path, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });

  /** All who are in a list, in its order. */
  async function listed(server: BuiltServer, viewer: SignedIn, query = ''): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await send(server, viewer, 'GET', `/profiles?page=${page}${query}`);
      const { profiles, totalPages } = (await answer.json()) as ProfilePage;
      ids.push(...profiles.map(({ id }) => id));
      pages = totalPages;
    }
    return ids;
  }

  /** By the table, in this process, which has no index. */
  async function inTable(viewer: SignedIn, query = ''): Promise<string[]> {
    const ids: string[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { profiles, totalPages } = (await viewer.get(`/profiles?page=${page}${query}`).expect(200))
        .body as ProfilePage;
      ids.push(...profiles.map(({ id }) => id));
      pages = totalPages;
    }
    return ids;
  }

  it('hears of what any of them writes, in one place immediately and in the others within a second', async () => {
    const viewer = await test.make.signedIn({ gender: 'male' });
    const women: SignedIn[] = [];
    for (let number = 0; number < WOMEN; number += 1)
      women.push(await test.make.signedIn({ gender: 'female', diet: number % 2 ? 'eggetarian' : 'vegetarian' }));
    await delay(HEARD_MS);
    for (const server of servers) expect(await listed(server, viewer)).toHaveLength(WOMEN);

    // A change without an announcement is not seen: the answers come from memory.
    await test.database.query(`UPDATE browse_entries SET diet = 'non-vegetarian' WHERE diet = 'eggetarian'`);
    expect(await listed(servers[0]!, viewer, '&diet=eggetarian')).toHaveLength(WOMEN / 2);
    await test.database.query(`UPDATE browse_entries SET diet = 'eggetarian' WHERE diet = 'non-vegetarian'`);

    const [here, there] = servers as [BuiltServer, BuiltServer];
    const [one] = women as [SignedIn];
    expect((await send(here, one, 'PUT', '/profiles/me/status', { isActive: false })).status).toBe(200);
    expect(await listed(here, viewer)).not.toContain(one.id);
    expect((await send(here, viewer, 'PUT', `/profiles/${women[1]!.id}/dismissal`)).status).toBe(200);
    expect(await listed(here, viewer)).not.toContain(women[1]!.id);
    await delay(HEARD_MS);
    expect(await listed(there, viewer)).toEqual(await inTable(viewer));
  }, 120_000);

  inDeep(
    'is right after many writers at once, and a process that is killed among them',
    async () => {
      const viewer = await test.make.signedIn({ gender: 'male' });
      const dice = new Dice(14);
      const women: SignedIn[] = [];
      for (let number = 0; number < WOMEN; number += 1) women.push(await test.make.signedIn({ gender: 'female' }));
      const act = async (number: number): Promise<void> => {
        const woman = dice.pick(women);
        const server = servers[number % 2]!;
        const kind = dice.below(4);
        if (kind < 2) await send(server, woman, 'PUT', '/profiles/me/status', { isActive: dice.chance(0.6) });
        else if (kind === 2) await send(server, woman, 'POST', '/profiles/me/looking', { answer: 'looking' });
        else await send(server, viewer, dice.chance(0.5) ? 'PUT' : 'DELETE', `/profiles/${woman.id}/dismissal`);
      };
      const acts = Array.from({ length: ACTS }, (_, number) => number);
      const [killed] = servers as [BuiltServer];
      for (let from = 0; from < ACTS; from += 10) {
        const some = acts.slice(from, from + 10).map(async (number) => act(number).catch(() => undefined));
        if (from === ACTS / 2) killed.process.kill('SIGKILL');
        await Promise.all(some);
        if (from === ACTS / 2) servers[0] = await start();
      }
      await delay(HEARD_MS);
      for (const query of ['', '&diet=eggetarian', '&sort=newest'])
        for (const server of servers) expect(await listed(server, viewer, query)).toEqual(await inTable(viewer, query));
    },
    180_000,
  );
});
