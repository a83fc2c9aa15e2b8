import { test as base } from '@playwright/test';

export * from '@playwright/test';

/** Browsers that a test opens itself end with it: their pages would listen to the product until the run is over. */
export const test = base.extend<{ closing: void }>({
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
