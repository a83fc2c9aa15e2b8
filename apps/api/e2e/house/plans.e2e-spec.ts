import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { SignedIn } from '../support/make/make.js';
import { recordInto } from '../support/servers/recorder.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** A sample of `npm run check:deep`: what a dozen pages of a member ask, on few rows and with a smaller limit. */

const PLANS = join(__dirname, '../../../../tools/commands/plans.mjs');
const PAGES = [
  ROUTES.me,
  ROUTES.myProfile,
  ROUTES.myDetails,
  ROUTES.myWishes,
  ROUTES.interests,
  ROUTES.photoRequests,
  ROUTES.notifications,
  ROUTES.shortlist,
  ROUTES.dismissals,
  ROUTES.blocks,
  ROUTES.sessions,
  ROUTES.consents,
];
/** No index helps with either. */
const PLANTED = [
  { caller: 'Planted.scan', sql: 'SELECT user_id FROM profiles WHERE self_summary = ?', values: ['no one wrote this'] },
  { caller: 'Planted.sort', sql: 'SELECT user_id FROM profiles WHERE user_id > ? ORDER BY self_summary', values: [0] },
];

async function explain(folder: string, database: string, rows: number): Promise<{ code: unknown; said: string }> {
  const args = [PLANS, '--recorded', folder, '--database', database, '--rows', String(rows), '--limit', '1000'];
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [said, [code]] = await Promise.all([text(run.stdout), once(run, 'exit')]);
  return { code, said };
}

describe('what the product asks of a large database', () => {
  let test: TestApp;
  let asha: SignedIn;
  let folder: string;
  beforeAll(async () => {
    test = await startTestApp();
    asha = await test.make.signedIn();
    folder = await mkdtemp(join(tmpdir(), 'kalyanam-statements-'));
  });
  afterAll(async () => {
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is recorded with who asked it, and without what a test asks itself', async () => {
    const stop = recordInto(folder);
    for (const page of PAGES) await asha.get(page).expect(200);
    await test.database.query('SELECT 1 AS asked_by_a_test');
    stop();
    const files = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
    const lines = files.join('').trim().split('\n');
    const askers = lines.map((line) => (JSON.parse(line) as { caller: string }).caller);
    expect(askers).toEqual(
      expect.arrayContaining(['ShortlistRepository.ids', 'BlocksService.list', 'OwnSessions.list']),
    );
    expect(lines.filter((line) => line.includes('asked_by_a_test'))).toEqual([]);
  });

  it('reads no table as a whole, and sorts few rows; what does is refused by name', async () => {
    const [server] = await test.database.query<{ version: string }[]>('SELECT VERSION() AS version');
    // MySQL explains in another form.
    if (!server?.version.includes('MariaDB')) return;
    const whole = await explain(folder, test.settings.databaseUrl, 3000);
    expect(whole.said).toMatch(/ 0 refused, .* 0 not explained/);
    expect(whole.code).toBe(0);

    const lines = PLANTED.map((one) => ({
      ...one,
      text: one.sql,
      at: Date.now(),
      spec: 'planted',
      file: 'src/planted',
    }));
    await appendFile(join(folder, 'planted.jsonl'), lines.map((line) => JSON.stringify(line)).join('\n'));
    const planted = await explain(folder, test.settings.databaseUrl, 0);
    for (const { caller } of PLANTED) expect(planted.said).toContain(`refused: src/planted ${caller} (planted)`);
    expect(planted.said).toContain(' 2 refused,');
    expect(planted.code).toBe(1);
  });
});
