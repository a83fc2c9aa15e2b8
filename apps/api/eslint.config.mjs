import { looseTests, noImport, onFloors, workspace } from '../../eslint.config.mjs';

/** The rooms from the ground up. A room imports from those before it only, so that no two ever need each other. */
const ROOMS = [
  // Technique, without a word of the domain.
  ...['config', 'gothra-keys', 'database', 'common', 'openapi', 'logging', 'core.module.ts', 'idempotency'],
  // People and their keys.
  ...[
    'accounts',
    'passwords',
    'identity',
    'audit',
    'messages',
    'sessions',
    'team',
    'people.module.ts',
    'codes',
    'desk-settings',
    'legal-texts',
    'consents',
  ],
  // Facts about members.
  ...[
    'cities',
    'gothras',
    'subcastes',
    'relations',
    'files',
    'checks',
    'profiles',
    'wishes',
    'cases',
    'listing',
    'notifications',
    'waiting-line',
    'signals',
    'access-ledger',
    'facts.module.ts',
    'looking',
    'saved-searches',
  ],
  // What members do.
  ...[
    'coupons',
    'eligible-users',
    'erasure',
    'announcements',
    'relatives-notices',
    'reports',
    'sign-in',
    'registration',
    'verification',
    'account',
    'my-profile',
    'still-looking',
  ],
  ...[
    'profile-page',
    'calls',
    'photo-requests',
    'browse',
    'searches',
    'interests',
    'blocks',
    'marks',
    'events',
    'numbers',
    'photo-delivery',
  ],
  // What the team does.
  ...[
    'admin/lists',
    'admin/account-status',
    'admin/administrators',
    'admin/audit',
    'admin/announcements',
    'admin/coupons',
    'admin/dashboard',
  ],
  ...[
    'admin/eligible-users',
    'admin/gothras',
    'admin/list-values',
    'admin/profile-edits',
    'admin/relatives-notices',
    'admin/reports',
    'admin/settings',
    'admin/users',
    'admin/signals',
    'admin/photo-review',
    'admin/verification',
    'admin/bulk',
    'admin/search',
    'admin/views',
  ],
  'admin/admin.module.ts',
  // The product put together, and the operator's commands.
  ...['operations', 'maintenance', 'commands', 'demo', 'app.module.ts', 'app.setup.ts', 'main.ts'],
];

export default [
  ...workspace,
  onFloors(...ROOMS.map((room) => [room])),
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
  {
    files: ['e2e/together/*.cjs'],
    languageOptions: {
      globals: { __dirname: 'readonly', afterAll: 'readonly', describe: 'readonly', jest: 'readonly' },
    },
  },
  looseTests('e2e/**/*.ts', 'src/**/*.spec.ts'),
];
