import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../system/settings.mjs';

const lines = readFileSync(path.join(ROOT, 'docs/asvs.md'), 'utf8').split('\n');
const rows = lines
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, number]) => /^\d+\.\d+\.\d+$/.test(number ?? ''))
  .map(([, number, level, requirement, state, proof]) => ({ number, level, requirement, state, proof }));
const STATES = ['met', 'by design', 'exception', 'open', 'not applicable'];
const apiSpecs = new Set(
  globSync('apps/api/e2e/**/*.{e2e,deep}-spec.ts', { cwd: ROOT }).map((file) => path.basename(file).split('.', 1)[0]),
);
const isThere = (name) => apiSpecs.has(name) || existsSync(path.join(ROOT, name));

describe('docs/asvs.md', () => {
  it('has a state, and a proof or a reason, for each requirement once', () => {
    assert.ok(rows.length > 200, String(rows.length));
    assert.equal(new Set(rows.map(({ number }) => number)).size, rows.length);
    const unclear = rows.filter(
      ({ level, state, proof }) => !/^[123]$/.test(level) || !STATES.includes(state) || !proof,
    );
    assert.deepEqual(unclear, []);
  });

  it('names tests and files that exist', () => {
    const named = rows.flatMap(({ number, proof }) =>
      [...proof.matchAll(/`([^`]+)`/g)].map(([, name]) => ({ number, name })),
    );
    const missing = named.filter(({ name }) => !isThere(name));
    assert.deepEqual(missing, []);
  });

  it('names a test for each requirement that it calls met', () => {
    const unproved = rows.filter(({ state, proof }) => state === 'met' && !/`[^`]+`/.test(proof));
    assert.deepEqual(unproved, []);
  });
});
