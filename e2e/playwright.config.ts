import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '@kalyanam/tools/browser';
import { DEEP } from './support/deep.js';

/**
 * Specs of screens that are laid out differently on a phone and a wide screen run in both widths; the others in one, as
 * those do whose second width only `npm run check:deep` looks at (R90).
 */
const BOTH = {
  members: [
    ...['keyboard', 'photos', 'relations-screens', 'states-lists', 'ways'],
    ...(DEEP ? ['interests', 'member-code'] : []),
  ],
  team: ['lists', 'reports', 'step-up', ...(DEEP ? ['accessibility', 'dialogs'] : [])],
};
const specs = (folder: string, names: readonly string[]) => names.map((name) => `${folder}/${name}.spec.ts`);

const launchOptions = (await browserLaunch()) ?? {};

export default defineConfig({
  testDir: '.',
  globalSetup: './support/start-product.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list'], ['json', { outputFile: 'playwright-report/results.json' }]],
  outputDir: 'test-results',
  use: {
    launchOptions,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Tracing every test takes a third of the run; add `--trace retain-on-failure` to investigate a failure.
    screenshot: 'only-on-failure',
    actionTimeout: 45_000,
  },
  projects: [
    {
      name: 'phone',
      testMatch: ['journeys/*.spec.ts', 'member/*.spec.ts', ...specs('admin', BOTH.team)],
      use: { ...devices['Pixel 7'], launchOptions },
    },
    {
      name: 'wide',
      testMatch: ['journeys/*.spec.ts', 'admin/*.spec.ts', ...specs('member', BOTH.members)],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
