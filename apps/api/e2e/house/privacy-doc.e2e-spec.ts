import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { columnName, columnsOfField, listingColumnsOf } from '@kalyanam/shared/profile/columns';
import type { Audience } from '@kalyanam/shared/profile/field-spec';
import { FIELD_NAMES, fieldSpec, type FieldName } from '@kalyanam/shared/profile/fields';
import { en } from '@kalyanam/shared/profile/labels.en';
import { startTestApp } from '../support/test-app.js';

const AUDIENCES: Readonly<Record<Audience, string>> = {
  members: 'members who may see the profile',
  verified: 'verified members, of verified profiles',
  contact: 'members who may see phone and email',
  gothra: 'verified members, of verified profiles',
  addresses: 'members who may see phone and email',
  owner: 'the member',
  nobody: 'nobody',
};

/** One row per set of columns with the same audience; the first says what browse compares. */
function rowsOf(field: FieldName): string[][] {
  const { columns } = fieldSpec(field);
  const listed = listingColumnsOf(field).map(columnName).join(', ');
  const audiences = [...new Set(Object.values(columns))];
  return audiences.map((audience, row) => [
    en.fields[field],
    columnsOfField(field)
      .filter((column) => columns[column] === audience)
      .map(columnName)
      .join(', '),
    AUDIENCES[audience],
    row === 0 ? listed : '',
  ]);
}

const FIELD_ROWS = FIELD_NAMES.flatMap(rowsOf);
const columnsIn = (cell: string | undefined): string[] => cell?.match(/\w+/g) ?? [];

describe('docs/privacy.md', () => {
  let rows: string[][];

  beforeAll(async () => {
    const text = await readFile(join(process.cwd(), '..', '..', 'docs', 'privacy.md'), 'utf8');
    const lines = text.split('\n').filter((line) => line.startsWith('| '));
    rows = lines.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  });

  it('says who gets each field', () => {
    const heading = rows.findIndex(([first]) => first === 'field');
    expect(rows.slice(heading + 1).filter(([first]) => !first?.startsWith('-'))).toEqual(FIELD_ROWS);
  });

  it('names every column of every table, and none that does not exist', async () => {
    const test = await startTestApp();
    const columns = await test.database.query<{ name: string }[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'typeorm_metadata') ORDER BY name`,
    );
    await test.close();
    const tables = rows.filter(([table]) => table?.startsWith('`'));
    const written = tables.flatMap(([table = '', fields = '']) =>
      columnsIn(fields.replace(/, and .*/, '')).map((column) => `${table.slice(1, -1)}.${column}`),
    );
    const ofFields = FIELD_ROWS.flatMap(([, columns, , listed]) => [
      ...columnsIn(columns).map((column) => `profiles.${column}`),
      ...columnsIn(listed).map((column) => `browse_entries.${column}`),
    ]);
    expect([...written, ...ofFields].sort()).toEqual(columns.map(({ name }) => name).sort());
  });
});
