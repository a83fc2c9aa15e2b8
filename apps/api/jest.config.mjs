const compiler = {
  swcrc: false,
  jsc: {
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    target: 'es2023',
    keepClassNames: true,
  },
  module: { type: 'commonjs' },
};

export default {
  rootDir: import.meta.dirname,
  testMatch: ['<rootDir>/src/**/*.spec.ts'],
  globalSetup: '<rootDir>/../../tools/build/paper-fonts.mjs',
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@kalyanam/source', 'node', 'require', 'default'] },
  transform: { '\\.ts$': ['@swc/jest', compiler] },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  reporters: ['default', ['<rootDir>/../../tools/test/jest-report.mjs', { file: 'test-results/unit.json' }]],
  maxWorkers: 2,
  // Hashes and drawings take long on a busy machine; no test is about time.
  testTimeout: 180_000,
  passWithNoTests: true,
};
