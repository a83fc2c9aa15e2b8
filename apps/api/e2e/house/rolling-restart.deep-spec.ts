import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { freePort, startBuilt, type BuiltServer } from '../support/servers/built-server.js';
import { freshDatabase } from '../support/servers/database.js';
import { newRegistration } from '../support/make/example.js';
import { ownNginx } from '../support/servers/own-nginx.js';

const PROCESSES = 3;
/** How often each process is stopped and started again. */
const ROUNDS = 5;
const READERS = 4;
const PAUSE_MS = 10;
const PATIENCE_MS = 1_200_000;

/** docs/operations/upgrade.md, "Upgrades": one process after the other, while members go on. */
describe('a rolling restart behind the nginx of a deployment', () => {
  it(
    'fails no request, and stores once what it acknowledges',
    async () => {
      const storage = await mkdtemp(join(tmpdir(), 'kalyanam-rolling-'));
      const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort));
      const nginx = await ownNginx(ports);
      if (nginx.url === null) {
        process.stdout.write('Skipped: there is no nginx here.\n');
        return;
      }
      const url = nginx.url + API_PREFIX;
      const env = {
        DATABASE_URL: await freshDatabase(),
        STORAGE_DIR: storage,
        LOG_LEVEL: 'fatal',
        ADDRESS_LIMIT_FACTOR: '10000',
      };
      const start = (port: number): Promise<BuiltServer> => startBuilt({ ...env, API_PORT: String(port) });
      const servers = await Promise.all(ports.map(start));

      let goOn = true;
      const answers: string[] = [];
      const ask = async (path: string, init: RequestInit = {}): Promise<void> => {
        const told = await fetch(url + path, init).then(
          ({ status }) => String(status),
          (error: unknown) => String(error),
        );
        answers.push(`${init.method ?? 'GET'} ${told}`);
        await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      };
      const lane = async (work: () => Promise<void>): Promise<void> => {
        while (goOn) await work();
      };
      const register = (): Promise<void> =>
        ask('/auth/register', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(newRegistration()),
        });
      const load = [lane(register), ...Array.from({ length: READERS }, () => lane(() => ask('/gothras')))];

      try {
        for (let round = 0; round < ROUNDS; round += 1)
          for (let index = 0; index < PROCESSES; index += 1) {
            expect(await servers[index]!.stop()).toEqual([0, null]);
            servers[index] = await start(ports[index]!);
          }
      } finally {
        goOn = false;
        await Promise.all(load);
        await Promise.all(servers.map((server) => server.stop()));
        await nginx.end();
        await rm(storage, { recursive: true, force: true });
      }

      const told: Record<string, number> = {};
      for (const answer of answers) told[answer] = (told[answer] ?? 0) + 1;
      process.stdout.write(`${JSON.stringify(told)}\n`);
      expect(Object.keys(told).sort()).toEqual(['GET 200', 'POST 201']);
    },
    PATIENCE_MS,
  );
});
