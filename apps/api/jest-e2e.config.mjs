import unit from './jest.config.mjs';

export default {
  ...unit,
  testMatch: ['<rootDir>/e2e/**/*.e2e-spec.ts'],
  globalSetup: '<rootDir>/../../tools/test/database-setup.mjs',
  globalTeardown: '<rootDir>/../../tools/test/database-teardown.mjs',
  reporters: ['default', ['<rootDir>/../../tools/test/jest-report.mjs', { file: 'test-results/e2e.json' }]],
  testTimeout: 180_000,
};
