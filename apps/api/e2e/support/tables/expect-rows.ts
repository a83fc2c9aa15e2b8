import { existsSync } from 'node:fs';
import { join } from 'node:path';

const listed = (rows: readonly string[]): string => rows.map((row) => `\n  ${row}`).join('');

/** Fails with the file to change, named from the root, where it has other rows than the code needs. */
export function expectRows(file: string, needed: readonly string[], rows: readonly string[]): void {
  if (!existsSync(join(process.cwd(), '..', '..', file))) throw new Error(`${file} has moved: name where it is.`);
  const missing = needed.filter((row) => !rows.includes(row)).sort();
  const left = rows.filter((row) => !needed.includes(row)).sort();
  if (missing.length > 0) throw new Error(`Add a row to ${file}:${listed(missing)}`);
  if (left.length > 0) throw new Error(`Take out of ${file} what the API no longer has:${listed(left)}`);
}

/** The same where each row says something: a row that says something else counts as missing. */
export const expectTable = (
  file: string,
  declared: Readonly<Record<string, string>>,
  rows: Readonly<Record<string, string>>,
): void => expectRows(file, written(declared), written(rows));

const written = (rows: Readonly<Record<string, string>>): string[] =>
  Object.entries(rows).map(([route, says]) => `'${route}': '${says}',`);
