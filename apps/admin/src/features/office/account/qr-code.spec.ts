import { expect, it } from 'vitest';
import { qrPath } from './qr-code';

const rows = (...lines: string[]) => lines.map((line) => [...line].map((sign) => sign === '#'));

it.each<[string, string[], string]>([
  ['nothing', ['...'], ''],
  ['a module', ['.#.'], 'M1 0h1v1h-1z'],
  ['a run to the edge', ['.##'], 'M1 0h2v1h-2z'],
  ['runs of two rows', ['#.#', '###'], 'M0 0h1v1h-1zM2 0h1v1h-1zM0 1h3v1h-3z'],
])('%s', (_, lines, path) => {
  expect(qrPath(rows(...lines))).toBe(path);
});
