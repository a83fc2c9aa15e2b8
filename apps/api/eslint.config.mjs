import { looseTests, noImport, workspace } from '../../eslint.config.mjs';

export default [
  ...workspace,
  {
    files: ['src/**/*.controller.ts'],
    rules: noImport(
      'A controller sees no rows: call the service.',
      'typeorm',
      '@nestjs/typeorm',
      '**/*.entity',
      '**/*.entity.js',
      '**/*.repository',
      '**/*.repository.js',
    ),
  },
  { files: ['src/commands/**/*.ts', 'src/demo/**/*.ts'], rules: { 'no-console': 'off' } },
  looseTests('e2e/**/*.ts', 'src/**/*.spec.ts'),
];
