import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../system/settings.mjs';

const FILE = path.join(ROOT, 'tools/test-results/unit.json');

/** A reporter for `node --test` that leaves the counts, and what failed, where `npm test` adds them up. */
export default async function* nodeReport(events) {
  const counts = { numPassedTests: 0, numFailedTests: 0, failures: [] };
  for await (const { type, data } of events) {
    if (data?.details?.type === 'suite') continue;
    if (type === 'test:pass') counts.numPassedTests += 1;
    if (type !== 'test:fail') continue;
    counts.numFailedTests += 1;
    counts.failures.push({ name: data.name, message: data.details.error?.message ?? '' });
  }
  mkdirSync(path.dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(counts));
  yield '';
}
