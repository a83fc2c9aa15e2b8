import unit from './jest.config.mjs';

/**
 * `npm run e2e -- e2e/team/roles` runs that spec alone, a run without a path all `*.e2e-spec.ts` together. A
 * `*.deep-spec.ts` runs only by its path: slow proofs, which `npm run check:deep` goes through.
 */
const chosen = process.argv.slice(2).some((argument) => argument.startsWith('e2e/'));

export default {
  ...unit,
  testMatch: [chosen ? '<rootDir>/e2e/**/*.{e2e,deep}-spec.ts' : '<rootDir>/e2e/together/[0-9].cjs'],
  globalSetup: '<rootDir>/../../tools/test/database-setup.mjs',
  globalTeardown: '<rootDir>/../../tools/test/database-teardown.mjs',
  reporters: ['default', ['<rootDir>/../../tools/test/jest-report.mjs', { file: 'test-results/e2e.json' }]],
  testTimeout: 180_000,
};
