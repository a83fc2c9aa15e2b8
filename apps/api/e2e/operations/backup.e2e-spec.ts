import { cp, readdir, readFile, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';
import { migrate } from '../../src/platform/database/migrate.js';
import { MIGRATIONS } from '../../src/platform/database/migrations.js';
import { PhotoTwinsWorker } from '../../src/contact/reports/photo-twins.worker.js';
import { Profile } from '../../src/profiles/profile/profile.entity.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { BackupPlaces, rowsOf, run, tablesOf, type Place } from '../support/servers/backup-places.js';
import { calls } from '../support/requests/requests.js';
import { accessTo } from '../support/servers/database.js';
import { inDeep, manyOf } from '../support/servers/deep.js';
import { PASSWORD } from '../support/make/example.js';
import type { SignedIn } from '../support/make/make.js';
import { startBuilt } from '../support/servers/built-server.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { jpeg, uploadPhotos } from '../support/make/uploads.js';

const AWKWARD = `తెలుగు "quoted" 'once' \\ back; -- INSERT\nnext line \r\u2028\u0085 🌺 ${String.fromCharCode(0, 0x1a)}?`;

/** Only what these tests look at. */
interface Answered {
  token: string;
  profile: { selfSummary: string; photos: { id: string }[] };
}

/**
 * `npm test` brings back one backup and refuses one that is damaged; `npm run check:deep` does the rest, and those in a
 * series.
 */
describe('backup and restore', () => {
  let test: TestApp;
  let places: BackupPlaces;
  let here: Place;
  let member: SignedIn;
  let folder: string;
  let root: string;

  const emptyPlace = (): Promise<Place> => places.empty();

  /** A copy of the backup, to be damaged. */
  async function copyOfBackup(name: string): Promise<string> {
    const copy = join(root, name);
    await cp(folder, copy, { recursive: true });
    return copy;
  }

  const firstOf = async (copy: string, parts: string): Promise<string> => {
    const entries = await readdir(join(copy, parts), { recursive: true, withFileTypes: true });
    const file = entries.find((entry) => entry.isFile());
    return join(file?.parentPath ?? '', file?.name ?? '');
  };

  beforeAll(async () => {
    test = await startTestApp();
    places = await BackupPlaces.of(test);
    ({ here, root } = places);
    folder = join(root, 'backup');
    member = await test.make.registered({ selfSummary: AWKWARD });
    await test.rows(Profile).updateAll({ selfSummary: AWKWARD });
    await uploadPhotos(test, member.token, await jpeg(), await jpeg({ color: '#225588' })).expect(200);
    const waiting = await test.make.case();
    await test.make.document(waiting, 'pan');
    const gone = await test.make.member({ verificationStatus: 'not-verified' });
    await test.rows(User).delete({ id: gone.userId });
    await test.make.admin('reviewer');
    // No background work between the backup and the look at it.
    await test.app.get(PhotoTwinsWorker, { strict: false }).compareNew();
    const { code, said } = await run('backup', here, folder);
    expect({ code, said }).toEqual({ code: 0, said: expect.stringMatching(/^Backed up \d+ rows and 7 files into /) });
  });

  afterAll(async () => {
    await places.remove();
    await test.close();
  });

  it('bring back every row and every file; the member signs in and sees their photos', async () => {
    const place = await emptyPlace();
    expect(await run('restore', place, folder)).toMatchObject({ code: 0 });
    expect(await rowsOf(place)).toEqual(await rowsOf(here));
    expect((await run('fsck', place)).said).toMatch(/rowsWithoutFile: 0\nfilesWithoutRow: 0/);
    expect(await run('audit-verify', place)).toMatchObject({ code: 0 });

    const before = await calls(test).get('/profiles/me', member.token).expect(200);
    const server = await startBuilt({ ...place });
    const ask = async (path: string, init: RequestInit = {}) =>
      (await fetch(server.url + path, init)).json() as Promise<Answered>;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ email: member.email, password: PASSWORD });
    const { token } = await ask('/auth/login', { method: 'POST', headers, body });
    const after = await ask('/profiles/me', { headers: { authorization: `Bearer ${token}` } });
    await server.stop();
    expect(after.profile.selfSummary).toBe(AWKWARD);
    const shown = ({ profile }: Answered): string[] => profile.photos.map(({ id }) => id);
    expect(shown(after)).toHaveLength(2);
    expect(shown(after)).toEqual(shown(before.body as Answered));
    for (const entry of await readdir(here.STORAGE_DIR, { recursive: true, withFileTypes: true })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile())
        expect(await readFile(path.replace(here.STORAGE_DIR, place.STORAGE_DIR))).toEqual(await readFile(path));
    }
  });

  inDeep('never give the number of a deleted member to a new one', async () => {
    const place = await emptyPlace();
    await run('restore', place, folder);
    const connection = await createConnection(place.DATABASE_URL);
    const [made] = await connection.query(
      `INSERT INTO users (public_id, member_code, email, phone, password_hash) VALUES ('x', '4827193W', 'new@example.com', '9000000999', '-')`,
    );
    const [[newest]] = (await connection.query(
      `SELECT MAX(id) AS id FROM users WHERE email <> 'new@example.com'`,
    )) as unknown as [[{ id: number }]];
    await connection.end();
    expect((made as { insertId: number }).insertId).toBe(newest.id + 2);
  });

  inDeep('of an older version are migrated on restore', async () => {
    const [old, place] = [await emptyPlace(), await emptyPlace()];
    await migrate(accessTo(old.DATABASE_URL), MIGRATIONS.slice(0, 7));
    const connection = await createConnection(old.DATABASE_URL);
    await connection.query(
      `INSERT INTO users (public_id, email, phone, password_hash) VALUES ('x', 'old@example.com', '9000000998', '-')`,
    );
    await connection.end();
    expect(await run('backup', old, `${old.STORAGE_DIR}-backup`)).toMatchObject({ code: 0 });
    expect(await run('restore', place, `${old.STORAGE_DIR}-backup`)).toMatchObject({ code: 0 });
    expect((await rowsOf(place))['users']).toEqual([
      expect.objectContaining({ email: 'old@example.com', resubmissions: 0 }),
    ]);
    expect(await migrate(accessTo(place.DATABASE_URL))).toEqual([]);
  });

  inDeep('are no success while files are missing that rows name, unless that is allowed', async () => {
    const empty = { ...here, STORAGE_DIR: join(root, 'not-mounted') };
    const { code, said } = await run('backup', empty, join(root, 'without-files'));
    expect({ code, said }).toEqual({ code: 2, said: expect.stringContaining('7 files that rows name are not in') });
    expect(await run('backup', empty, join(root, 'allowed'), '--allow-missing')).toMatchObject({ code: 0 });
    expect((await run('restore', await emptyPlace(), join(root, 'allowed'))).said).toContain('7 files were missing');
  });

  it('contain no secret, and the documents only as they are stored: encrypted', async () => {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        const bytes = await readFile(join(entry.parentPath, entry.name));
        expect(bytes.includes('development-only')).toBe(false);
        if (entry.parentPath.includes('documents')) expect(bytes.subarray(0, 2)).not.toEqual(Buffer.from([0xff, 0xd8]));
      }
  });

  inDeep('refuse a database with tables, a storage with files, and a folder that is not empty', async () => {
    const place = await emptyPlace();
    const full = await run('restore', { ...place, DATABASE_URL: here.DATABASE_URL }, folder);
    expect(full).toMatchObject({ code: 1, said: expect.stringContaining('The database already has tables') });
    const kept = await run('restore', { ...place, STORAGE_DIR: here.STORAGE_DIR }, folder);
    expect(kept).toMatchObject({ code: 1, said: expect.stringContaining('There are already files here') });
    const taken = await run('backup', here, folder);
    expect(taken).toMatchObject({ code: 1, said: expect.stringContaining('must be new or empty') });
    expect(await tablesOf(place)).toEqual([]);
  });

  const DAMAGES: readonly [string, (copy: string) => Promise<string>][] = [
    [
      'a table with one bit changed',
      async (copy) => {
        const path = join(copy, 'tables', 'users.sql.gz');
        const bytes = await readFile(path);
        bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
        await writeFile(path, bytes);
        return 'tables/users.sql.gz is damaged';
      },
    ],
    [
      'a photo that was cut short',
      async (copy) => {
        const path = await firstOf(copy, 'files/photos');
        await writeFile(path, (await readFile(path)).subarray(0, 100));
        return `${path.slice(copy.length + 1)} is damaged`;
      },
    ],
    [
      'a document that is missing',
      async (copy) => {
        const path = await firstOf(copy, 'files/documents');
        await unlink(path);
        return `${path.slice(copy.length + 1)} is missing`;
      },
    ],
    [
      'checksums without their last line',
      async (copy) => {
        const path = join(copy, 'SHA256SUMS');
        const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
        await writeFile(path, `${lines.slice(0, -1).join('\n')}\n`);
        return 'SHA256SUMS is damaged';
      },
    ],
    [
      'a backup that was never finished',
      async (copy) => {
        await unlink(join(copy, 'SHA256SUMS'));
        return 'never finished';
      },
    ],
  ];
  it.each(DAMAGES.slice(0, manyOf(DAMAGES.length, 1)))('refuse %s, name it, and touch nothing', async (_, damage) => {
    const place = await emptyPlace();
    const copy = await copyOfBackup(place.DATABASE_URL.split('/').at(-1) + '-copy');
    const sentence = await damage(copy);
    expect(await run('restore', place, copy)).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
    expect(await tablesOf(place)).toEqual([]);
  });

  inDeep('refuse when the key that encrypts its documents is missing', async () => {
    const place = await emptyPlace();
    const DATA_KEYS = `other:${Buffer.alloc(32, 7).toString('base64')}`;
    const { code, said } = await run('restore', { ...place, DATA_KEYS }, folder);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('DATA_KEYS lacks') });
    expect(said).toContain('dev1');
    expect(await tablesOf(place)).toEqual([]);
  });
});
