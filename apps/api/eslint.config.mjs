import globals from 'globals';
import { looseTests, noImport, onFloors, workspace } from '../../eslint.config.mjs';

/** The districts from the ground up: a file imports from its own district and from those before it. */
const DISTRICTS = [
  ['platform'],
  ['people'],
  ['profiles'],
  ['matching'],
  ['joining', 'contact'],
  ['my'],
  ['team'],
  ['operations'],
  ['app.module.ts'],
  ['app.setup.ts'],
  ['main.ts'],
  ['develop.ts'],
];

export default [
  ...workspace,
  onFloors(...DISTRICTS),
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
  {
    files: ['src/**/*.ts'],
    ignores: ['src/**/*.spec.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[property.name='startTransaction']",
          message: 'Use transaction(work): what others roll back is tried again.',
        },
        {
          selector:
            "CallExpression[callee.property.name='transaction'] MemberExpression[object.property.name='limits']",
          message: 'Count before or after the transaction: one that is tried again would count twice.',
        },
        {
          selector: "CallExpression[callee.name='retryOnConflict'] MemberExpression[property.name='transaction']",
          message: 'Every transaction is tried again by itself (RetryingDataSource).',
        },
      ],
    },
  },
  { files: ['src/operations/commands/**/*.ts', 'src/operations/demo/**/*.ts'], rules: { 'no-console': 'off' } },
  {
    files: ['e2e/together/*.cjs'],
    languageOptions: {
      globals: { ...globals.node, ...globals.jest },
    },
  },
  looseTests('e2e/**/*.ts', 'src/**/*.spec.ts'),
];
