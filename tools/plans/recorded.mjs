// What the e2e run wrote down (apps/api/e2e/support/servers/recorder.ts): each different statement once.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Reads of rows, and changes of rows that are found first. */
const EXPLAINED = /^(?:SELECT|UPDATE|DELETE|WITH|REPLACE\b.*\bSELECT|INSERT\b.*\bSELECT)\b/is;

export const isExplained = ({ text }) => EXPLAINED.test(text);

/** Who asked, as the list of maintenance statements names them. */
export const askerOf = ({ file, caller }) => (caller ? `${file} ${caller}` : file);

/** Values as the driver takes them again; moments are as far from now as they were from the clock of the test. */
export function givenBack(value, later) {
  if (Array.isArray(value)) return value.map((one) => givenBack(one, later));
  if (value && typeof value === 'object' && 'moment' in value) return new Date(value.moment + later);
  if (value && typeof value === 'object' && 'bytes' in value) return Buffer.from(value.bytes, 'hex');
  return value;
}

/** The database of a test, where a statement names it. */
const OF_A_TEST = /`?kalyanam_test_\w+`?\./g;

/** @returns {Promise<{text: string, sql: string, values: unknown[], spec: string, file: string, caller: string}[]>} */
export async function readRecorded(folder) {
  const statements = new Map();
  const now = Date.now();
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.jsonl')).sort())
    for (const line of (await readFile(path.join(folder, name), 'utf8')).split('\n').filter(Boolean)) {
      const { at, values, sql, ...statement } = JSON.parse(line);
      if (statements.has(statement.text)) continue;
      const own = sql.replace(OF_A_TEST, '');
      statements.set(statement.text, { ...statement, sql: own, values: givenBack(values, now - at) });
    }
  return [...statements.values()];
}
