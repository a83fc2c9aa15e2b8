import { defineConfig, devices } from '@playwright/test';
import { browserLaunch } from '@kalyanam/tools/browser';

const launchOptions = (await browserLaunch()) ?? {};

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/start-product.ts',
  workers: 2,
  fullyParallel: false,
  retries: 0,
  timeout: 300_000,
  expect: { timeout: 45_000 },
  reporter: [['list']],
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
    { name: 'phone', use: { ...devices['Pixel 7'], launchOptions } },
    // The screens are checked at 320 px whatever the device: once is enough.
    { name: 'desk', testIgnore: '**/screens.spec.ts', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
