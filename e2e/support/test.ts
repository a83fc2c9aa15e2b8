import { test as base, type Page } from '@playwright/test';

export * from '@playwright/test';

/**
 * A dialog that closes gives its entry of the history back a moment later: an address that is typed within that moment,
 * as no person can, would be left again.
 */
const entriesClosed = (page: Page): Promise<unknown> =>
  page
    .waitForFunction(
      () =>
        typeof (history.state as { over?: unknown } | null)?.over !== 'string' ||
        document.querySelector('[role$="dialog"]') !== null,
      undefined,
      { timeout: 2_000 },
    )
    .catch(() => null);

/** Browsers that a test opens itself end with it: their pages would listen to the product until the run is over. */
export const test = base.extend<{ closing: void }>({
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (url, options) => {
      await entriesClosed(page);
      return goto(url, options);
    };
    await use(page);
  },
  closing: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
