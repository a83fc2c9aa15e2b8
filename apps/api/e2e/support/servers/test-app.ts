import 'reflect-metadata';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { PinoLogger } from 'nestjs-pino';
import { DataSource, type Repository } from 'typeorm';
import { AppModule } from '../../../src/app.module.js';
import { httpAdapter, setUp } from '../../../src/app.setup.js';
import type { BodyTimes } from '../../../src/platform/http/connections.js';
import { MembersInMemory } from '../../../src/team/lists/member-table/members-in-memory.service.js';
import { QueueInMemory } from '../../../src/team/verify/open-cases/queue-in-memory.service.js';
import { ListingIndex } from '../../../src/matching/browse/index/listing-index.service.js';
import { PasswordsService } from '../../../src/people/passwords/passwords.service.js';
import { Clock } from '../../../src/platform/time/clock.js';
import { ChangeFeed } from '../../../src/platform/change-feed/change-feed.service.js';
import { parseSettings } from '../../../src/platform/config/parse-settings.js';
import { Settings } from '../../../src/platform/config/settings.js';
import { emptied, freshDatabase } from './database.js';
import { Make } from '../make/make.js';
import { recordRun } from './recorder.js';
import { TestClock, type RunningApi } from './running-api.js';

/** Lists are answered by the index, built again before each request, since tests write rows of their own. */
const BY_INDEX = process.env['BROWSE_BY_INDEX'] === '1';

export interface TestApp extends RunningApi {
  make: Make;
  /** The rows of a table, typed by its entity: a renamed column does not compile. */
  rows<T extends object>(entity: new () => T): Repository<T>;
  settings: Settings;
  /** For the next test of a spec: no rows but those of the migrations, no files, nothing in memory, and real time. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

/** Tests call scheduled jobs by name: a full minute or hour must not start one in the middle of a test. */
const NO_SCHEDULE = { cronJobs: false, intervals: false, timeouts: false };

/** At a twentieth of the cost, which specs would pay for each member who registers or signs in. */
class CheapPasswords extends PasswordsService {
  protected override readonly parameters = { memoryCost: 1024, timeCost: 1, parallelism: 1 };
}

/** The whole API in process on its own real database; settings may be varied. */
export async function startTestApp(
  env: Record<string, string> = {},
  side: 'all' | 'member' | 'admin' = 'all',
  reachedAt: (url: string) => string | Promise<string> = (url) => url,
  bodyTimes?: BodyTimes,
): Promise<TestApp> {
  const databaseUrl = await reachedAt(await freshDatabase());
  const storage = await mkdtemp(join(tmpdir(), 'kalyanam-test-'));
  const settings = parseSettings({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    STORAGE_DIR: storage,
    LOG_LEVEL: 'error',
    // A busy machine is no reason to refuse a picture.
    PICTURE_SECONDS: '120',
    IDENTITY_DOCUMENTS: process.env['IDENTITY_DOCUMENTS'],
    // Tests write rows of their own, which no index hears of.
    BROWSE_INDEX_MB: BY_INDEX ? '64' : '0',
    ...env,
  });
  const clock = new TestClock();
  recordRun(() => clock.now());
  const module = await Test.createTestingModule({ imports: [AppModule.for(side)] })
    .overrideProvider(Settings)
    .useValue(settings)
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(PasswordsService)
    .useClass(CheapPasswords)
    .overrideProvider('SCHEDULE_MODULE_OPTIONS')
    .useValue(NO_SCHEDULE)
    .compile();
  const app = module.createNestApplication<NestFastifyApplication>(httpAdapter(settings), {
    bufferLogs: true,
  });
  // One logger serves the process, at the level of the first API that started in it.
  PinoLogger.root.level = settings.logLevel;
  await setUp(app, bodyTimes);
  if (BY_INDEX)
    app
      .getHttpAdapter()
      .getInstance()
      .addHook('onRequest', async () => {
        await app.get(ChangeFeed).startOver();
        await app.get(ListingIndex).rebuild();
        if (side === 'member') return;
        await app.get(MembersInMemory).rebuild();
        await app.get(QueueInMemory).rebuild();
      });
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
  const database = app.get(DataSource);
  return {
    app,
    database,
    clock,
    make: new Make({ app, clock, database }),
    rows: (entity) => database.getRepository(entity),
    settings,
    async empty() {
      clock.reset();
      await emptied(databaseUrl);
      await rm(storage, { recursive: true, force: true });
      await mkdir(storage);
      await app.get(ChangeFeed).startOver();
    },
    async close() {
      await app.close();
      await rm(storage, { recursive: true, force: true });
    },
  };
}
