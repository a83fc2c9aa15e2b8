import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '@kalyanam/tools/browser';
import { DEEP } from './support/deep.js';

/**
 * R90: `npm test` runs what each push must prove, every spec at one width. `npm run check:deep:browser` also runs the
 * tests with the tag `@deep` and the files `*.deep-spec.ts`, and at both widths the specs of screens that are laid out
 * differently on a phone and a wide screen.
 */
const BOTH_WIDTHS = [
  'admin/{accessibility,dialogs,lists,reports,step-up}.spec.ts',
  'journeys/*.spec.ts',
  'member/{interests,keyboard,member-code,photos,ways}.spec.ts',
  'member/states-lists.deep-spec.ts',
];

const launchOptions = (await browserLaunch()) ?? {};

export default defineConfig({
  testDir: '.',
  globalSetup: './support/start-product.ts',
  workers: 2,
  fullyParallel: false,
  ...(!DEEP && { grepInvert: /@deep/, testIgnore: '**/*.deep-spec.ts' }),
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
      testMatch: ['{journeys,member}/*.{spec,deep-spec}.ts', ...(DEEP ? BOTH_WIDTHS : [])],
      use: { ...devices['Pixel 7'], launchOptions },
    },
    {
      name: 'wide',
      testMatch: ['admin/*.{spec,deep-spec}.ts', ...(DEEP ? BOTH_WIDTHS : [])],
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
