// Run after a whole run on a quiet machine: keeps what each spec took, so that the shares stay even.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const results = path.join(import.meta.dirname, '../../test-results');
const seconds = globSync('seconds-*.json', { cwd: results }).map((file) =>
  JSON.parse(readFileSync(path.join(results, file), 'utf8')),
);
const { megabytes: _, ...all } = Object.assign({}, ...seconds);
const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => a.localeCompare(b)));
writeFileSync(path.join(import.meta.dirname, 'seconds.json'), `${JSON.stringify(sorted, null, 2)}\n`);
