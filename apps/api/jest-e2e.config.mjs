import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import unit from './jest.config.mjs';

/** `npm run e2e -- e2e/team/roles` runs that spec alone, a run without a path all `*.e2e-spec.ts` together. */
const chosen = process.argv.slice(2).some((argument) => argument.startsWith('e2e/'));

/** With CHECK_DEEP=1, a run without a path is of the slow proofs: each `*.deep-spec.ts`, and what has a part of them. */
const deepSpecs = () =>
  globSync('e2e/**/*.{e2e,deep}-spec.ts', { cwd: import.meta.dirname })
    .filter(
      (file) =>
        file.endsWith('.deep-spec.ts') ||
        readFileSync(path.join(import.meta.dirname, file), 'utf8').includes('servers/deep.js'),
    )
    .map((file) => `<rootDir>/${file}`);

function specs() {
  if (chosen) return ['<rootDir>/e2e/**/*.{e2e,deep}-spec.ts'];
  return process.env.CHECK_DEEP === '1' ? deepSpecs() : ['<rootDir>/e2e/together/[0-9].cjs'];
}

export default {
  ...unit,
  testMatch: specs(),
  globalSetup: '<rootDir>/../../tools/test/database-setup.mjs',
  globalTeardown: '<rootDir>/../../tools/test/database-teardown.mjs',
  reporters: ['default', ['<rootDir>/../../tools/test/jest-report.mjs', { file: 'test-results/e2e.json' }]],
  testTimeout: 180_000,
};
