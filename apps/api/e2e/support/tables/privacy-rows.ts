import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { columnName, columnsOfField, listingColumnsOf } from '@kalyanam/shared/topics/profile/columns';
import type { Audience } from '@kalyanam/shared/topics/profile/field-spec';
import { FIELD_NAMES, fieldSpec, type FieldName } from '@kalyanam/shared/topics/profile/fields';
import { en } from '@kalyanam/shared/topics/profile/labels.en';

const AUDIENCES: Readonly<Record<Audience, string>> = {
  members: 'members who may see the profile',
  verified: 'verified members, of verified profiles',
  contact: 'members who may see phone and email',
  gothra: 'verified members, of verified profiles',
  addresses: 'members who may see phone and email',
  owner: 'the member',
  'no-one': 'no one',
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

/** The rows of every field of the catalogue. */
export const FIELD_ROWS = FIELD_NAMES.flatMap(rowsOf);
const columnsIn = (cell: string | undefined): string[] => cell?.match(/\w+/g) ?? [];

/** The rows of every table of docs/privacy.md. */
export function privacyRows(): string[][] {
  const text = readFileSync(join(process.cwd(), '..', '..', 'docs', 'privacy.md'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Every column that the document names, as users.email. */
export function privacyColumns(): string[] {
  const tables = privacyRows().filter(([table]) => table?.startsWith('`'));
  const written = tables.flatMap(([table = '', fields = '']) =>
    columnsIn(fields.replace(/, and .*/, '')).map((column) => `${table.slice(1, -1)}.${column}`),
  );
  const ofFields = FIELD_ROWS.flatMap(([, columns, , listed]) => [
    ...columnsIn(columns).map((column) => `profiles.${column}`),
    ...columnsIn(listed).map((column) => `browse_entries.${column}`),
  ]);
  return [...written, ...ofFields];
}
