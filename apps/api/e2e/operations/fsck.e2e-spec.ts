import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../support/servers/backup-places.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('fsck', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const fsck = (...args: string[]) =>
    run('fsck', { DATABASE_URL: test.settings.databaseUrl, STORAGE_DIR: test.settings.storageDir }, ...args);

  it('tells by its exit code what was found, and prints the first of many', async () => {
    expect(await fsck()).toMatchObject({ code: 0 });

    await test.database.query(
      `INSERT INTO audit_days (day, action, total) VALUES ('2026-01-01', 'member-approved', 7)`,
    );
    expect(await fsck()).toEqual({ code: 3, said: expect.stringContaining('they are mended') });
    expect(await fsck()).toMatchObject({ code: 0 });

    const folder = join(test.settings.storageDir, 'photos', 'aa');
    await mkdir(folder, { recursive: true });
    for (let file = 0; file < 25; file += 1) await writeFile(join(folder, `left-${file}`), '');
    const first = await fsck();
    expect(first).toMatchObject({ code: 2, said: expect.stringContaining('filesWithoutRow: 25') });
    expect(first.said.match(/photos\/aa\/left-/g)).toHaveLength(20);
    expect(first.said).toContain('and 5 more; --all names each');
    const all = await fsck('--all');
    expect(all.code).toBe(2);
    expect(all.said.match(/photos\/aa\/left-/g)).toHaveLength(25);
    await rm(folder, { recursive: true });
  });

  it('that cannot look says so', async () => {
    const { code, said } = await fsck('--everything');
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('--everything') });
  });
});
