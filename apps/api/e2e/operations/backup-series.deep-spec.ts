import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { appendFile, cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createConnection, type Connection } from 'mysql2/promise';
import { lockName } from '../../src/platform/database/schema-lock.js';
import { MetricsServer } from '../../src/operations/health/metrics.server.js';
import {
  BackupPlaces,
  beginning,
  rowsOf,
  run,
  runAfter,
  tablesOf,
  type Place,
} from '../support/servers/backup-places.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { jpeg, uploadPhotos } from '../support/make/uploads.js';

const newKey = (): string => randomBytes(32).toString('base64');
const LOCK = lockName('kalyanam-backup');

describe('backups in a series', () => {
  let test: TestApp;
  let places: BackupPlaces;
  let here: Place & { BACKUP_KEY: string };
  let series: string;
  let token: string;

  const backups = async (folder = series): Promise<string[]> => (await readdir(folder)).sort();
  const filesOf = async (folder: string): Promise<string[]> =>
    (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  const noted = async (): Promise<Date | undefined> =>
    (await test.database.query<{ taken_at: Date }[]>('SELECT taken_at FROM last_backup'))[0]?.taken_at;
  /** Each backup has a second of its own as its name. */
  async function next(...args: string[]) {
    const before: string[] = await backups().catch(() => []);
    await delay(1000);
    const { code, said } = await run('backup', here, '--in', series, ...args);
    const [made = ''] = (await backups()).filter((name) => !before.includes(name));
    return { code, said, folder: join(series, made) };
  }

  beforeAll(async () => {
    test = await startTestApp({ METRICS_PORT: '0' });
    places = await BackupPlaces.of(test);
    here = { ...places.here, BACKUP_KEY: newKey() };
    series = join(places.root, 'series');
    ({ token } = await test.make.registered({ selfSummary: 'A secret that only the key opens' }));
    await uploadPhotos(test, token, await jpeg()).expect(200);
  });

  afterAll(async () => {
    await places.remove();
    await test.close();
  });

  it('are encrypted, share the files that have not changed, and are restored each for itself', async () => {
    const first = await next();
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('encrypted with BACKUP_KEY') });
    const photosThen = (await rowsOf(here))['photos'];
    const before = await noted();
    const metrics = await fetch(`http://127.0.0.1:${test.app.get(MetricsServer).port}/metrics`);
    expect(await metrics.text()).toContain(
      `kalyanam_last_backup_timestamp_seconds ${Math.floor((before?.getTime() ?? 0) / 1000)}\n`,
    );
    await uploadPhotos(test, token, await jpeg({ color: '#225588' })).expect(200);
    const second = await next();
    expect(second.said).toMatch(/ 6 files \(3 shared with the former backup\)/);
    expect((await noted())?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);

    for (const file of await filesOf(first.folder))
      expect((await stat(join(second.folder, file))).ino).toBe((await stat(join(first.folder, file))).ino);
    for (const entry of await readdir(second.folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const bytes = await readFile(join(entry.parentPath, entry.name));
      expect(bytes.subarray(0, 2)).not.toEqual(Buffer.from([0x1f, 0x8b]));
      expect(bytes.subarray(0, 2)).not.toEqual(Buffer.from([0xff, 0xd8]));
    }

    const place = await places.empty();
    const restored = await run('restore', { ...here, ...place }, second.folder, '--compare');
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('row by row') });
    expect((await rowsOf(place))['photos']).toEqual((await rowsOf(here))['photos']);
    const earlier = await places.empty();
    expect(await run('restore', { ...here, ...earlier }, first.folder)).toMatchObject({ code: 0 });
    expect((await rowsOf(earlier))['photos']).toEqual(photosThen);
    expect((await run('fsck', earlier)).said).toMatch(/rowsWithoutFile: 0\nfilesWithoutRow: 0/);
  });

  it('copy a file again when the previous backup no longer holds it unaltered', async () => {
    const folder = join(series, (await backups()).at(-1) ?? '');
    const [damaged = ''] = await filesOf(folder);
    // Not through its name in the backup before, which stays as it is.
    const bytes = await readFile(join(folder, damaged));
    await rename(join(folder, damaged), join(places.root, 'aside'));
    await writeFile(
      join(folder, damaged),
      bytes.map((byte, at) => (at === 30 ? byte ^ 1 : byte)),
    );
    const { said, folder: made } = await next();
    expect(said).toMatch(/ 6 files \(5 shared/);
    const { code } = await run('restore', { ...here, ...(await places.empty()) }, made);
    expect(code).toBe(0);
  });

  it('are not opened without their key, with another one, or after they were altered', async () => {
    const folder = join(series, (await backups()).at(-1) ?? '');
    const place = await places.empty();
    const refused = async (from: string, BACKUP_KEY: string, sentence: string) => {
      const ran = await run('restore', { ...place, BACKUP_KEY }, from);
      expect(ran).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
    };
    await refused(folder, '', 'This backup is encrypted: BACKUP_KEY must be the key');
    await refused(folder, newKey(), 'but BACKUP_KEY is the key');
    await refused(folder, 'short', 'BACKUP_KEY must be 32 random bytes');
    const plain = join(places.root, 'plain');
    await run('backup', places.here, plain);
    await refused(plain, here.BACKUP_KEY, 'This backup is not encrypted');

    const altered = join(places.root, 'altered');
    await cp(folder, altered, { recursive: true });
    // An attacker without the key leaves out a photo, and corrects the checksums.
    const lines = (await readFile(join(altered, 'SHA256SUMS'), 'utf8')).trimEnd().split('\n');
    const facts = JSON.parse(await readFile(join(altered, 'backup.json'), 'utf8')) as { parts: number };
    await writeFile(join(altered, 'backup.json'), JSON.stringify({ ...facts, parts: facts.parts - 1 }));
    await writeFile(join(altered, 'SHA256SUMS'), `${lines.filter((line) => !line.includes('photos/')).join('\n')}\n`);
    await refused(altered, here.BACKUP_KEY, 'SHA256SUMS was altered');
    expect(await tablesOf(place)).toEqual([]);
  });

  it('start over with another key', async () => {
    const BACKUP_KEY = newKey();
    await delay(1000);
    const { code, said } = await run('backup', { ...here, BACKUP_KEY }, '--in', series);
    expect({ code, said }).toEqual({ code: 0, said: expect.not.stringContaining('shared') });
  });

  it('go when they are not to be kept, but files that others share stay', async () => {
    const folder = join(places.root, 'kept');
    const [older = '', , newer = ''] = await backups();
    for (const [name, day] of [
      [older, '2026-01-01T00-00-00Z'],
      [newer, '2026-01-02T00-00-00Z'],
    ] as const) {
      await mkdir(folder, { recursive: true });
      await rename(join(series, name), join(folder, day));
    }
    await mkdir(join(folder, '2026-01-03T00-00-00Z.unfinished'));
    await mkdir(join(folder, 'of somebody else'));
    await mkdir(join(folder, '2026-01-01T00-00-01Z'));
    const { code, said } = await run('backup', here, '--in', folder, '--keep', '7d');
    expect({ code, said }).toEqual({
      code: 0,
      said: expect.stringMatching(/6 shared[^]*No longer kept: 2026-01-02T00-00-00Z, 2026-01-01T00-00-00Z/),
    });
    const left = await backups(folder);
    // An incomplete backup is left alone.
    expect(left).toEqual(['2026-01-01T00-00-01Z', expect.stringMatching(/Z$/), 'of somebody else']);
    const restored = await run('restore', { ...here, ...(await places.empty()) }, join(folder, left[1] ?? ''));
    expect(restored).toMatchObject({ code: 0 });
  });

  it('are of one database: another one is refused, and nothing of the series is removed', async () => {
    const before = await backups();
    const other = { ...here, ...(await places.empty()) };
    expect(await run('migrate', other)).toMatchObject({ code: 0 });
    const refused = await run('backup', other, '--in', series, '--keep', '1h');
    expect(refused).toEqual({
      code: 1,
      said: expect.stringMatching(/are of the database \w+, this is \w+_restored\d+/),
    });
    expect(await backups()).toEqual(before);
  });

  it('are refused while another is under way, and name one that died half-way', async () => {
    const connection: Connection = await createConnection(here.DATABASE_URL);
    await connection.query(`SELECT GET_LOCK(${LOCK}, 0)`);
    const refused = await run('backup', here, '--in', series);
    expect(refused).toEqual({ code: 1, said: expect.stringContaining('Another backup of this database is under way') });
    await connection.query(`SELECT RELEASE_LOCK(${LOCK})`);

    // A migration's lock holds it up in the middle.
    await connection.query(`SELECT GET_LOCK(${lockName('kalyanam')}, 0)`);
    const dying = beginning('backup', here, '--in', series);
    let unfinished: string | undefined;
    while (!unfinished) {
      await delay(50);
      unfinished = (await backups()).find((name) => name.endsWith('.unfinished'));
    }
    dying.kill('SIGKILL');
    await once(dying, 'exit');
    await connection.end();
    const { code, said } = await run('restore', { ...here, ...(await places.empty()) }, join(series, unfinished));
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('never finished') });
    expect(await next()).toMatchObject({ code: 0 });
    expect(await backups()).not.toContain(unfinished);
  });

  it('leave nothing of themselves on a full disk, and say where nothing can be written', async () => {
    const before = await backups();
    const noted0 = await noted();
    const folder = join(places.root, 'full');
    const full = await runAfter('ulimit -f 2', 'backup', places.here, folder);
    expect(full).toEqual({ code: 1, said: expect.stringMatching(/The backup was given up.*full is empty again/) });
    expect(await readdir(folder)).toEqual([]);
    await appendFile(join(places.root, 'a-file'), '');
    const inFile = await run('backup', here, join(places.root, 'a-file', 'backup'));
    expect(inFile).toEqual({ code: 1, said: expect.stringContaining(join('a-file', 'backup')) });
    expect([await backups(), await noted()]).toEqual([before, noted0]);
  });

  it('say how they are called', async () => {
    const wrong = [
      [],
      ['one', 'two'],
      ['--in', series, 'other'],
      ['folder', '--keep', '7d'],
      ['--in', series, '--keep', 'all'],
    ];
    const newestGood = (await backups()).at(-1);
    const lacking = join(series, '2999-01-01T00-00-00Z');
    await mkdir(lacking);
    await writeFile(join(lacking, 'backup.json'), JSON.stringify({ missing: 3 }));
    const said = async (command: string, ...args: string[]) => {
      const ran = await run(command, here, ...args);
      expect(ran.code).toBe(1);
      return ran.said;
    };
    const [ofSeries, ofNothing, ofTwo, ...usages] = await Promise.all([
      said('restore', series),
      said('restore', `${series}-other`),
      said('restore', series, series),
      ...wrong.map((args) => said('backup', ...args)),
    ]);
    await rm(lacking, { recursive: true });
    expect(ofSeries).toContain(`name one of it, the newest good one is ${newestGood}.`);
    expect(ofNothing).toContain('There is no folder');
    expect(ofTwo).toContain('--compare');
    for (const usage of usages) expect(usage).toContain('--keep');
  });
});
