import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startTestApp } from '../support/test-app.js';

describe('docs/privacy.md', () => {
  it('names every column of every table, and none that is not there', async () => {
    const test = await startTestApp();
    const columns = await test.database.query<{ name: string }[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'typeorm_metadata') ORDER BY name`,
    );
    await test.close();
    const text = await readFile(join(process.cwd(), '..', '..', 'docs', 'privacy.md'), 'utf8');
    const written = text.split('\n').flatMap((line) => {
      const [, table = '', fields = ''] = /^\| `(\w+)`\s*\| ([^|]*)\|/.exec(line) ?? [];
      return [...fields.matchAll(/\w+/g)].map(([field]) => `${table}.${field}`);
    });
    expect(written.sort()).toEqual(columns.map(({ name }) => name).sort());
  });
});
