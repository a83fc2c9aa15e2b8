import { expect, test, type Page } from '../support/test.js';
import { DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { amountOf, type Amount } from '../support/amount.js';
import { login } from '../support/members-by-api.js';

interface Counted {
  path: string;
  most: Amount;
  /** Steps from the page to what is counted. */
  open?: (page: Page) => Promise<void>;
}

const filters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).click();
const firstQuestion = (page: Page) => page.getByRole('main').getByRole('list').getByRole('link').first().click();

/** What a screen of the demonstration may ask of its reader, on a phone of 390 px in English. */
const SCREENS: Readonly<Record<string, Counted>> = {
  home: { path: '/', most: { px: 2000, words: 200, controls: 20 } },
  filters: { path: '/profiles', open: filters, most: { px: 2200, words: 250, controls: 60 } },
  'tell us more': { path: '/my-profile/more', most: { px: 2600, words: 260, controls: 40 } },
  'one question': { path: '/my-profile/more', open: firstQuestion, most: { px: 1300, words: 120, controls: 25 } },
  'what we look for': { path: '/my-profile/wishes', most: { px: 3000, words: 300, controls: 60 } },
  settings: { path: '/settings', most: { px: 1500, words: 120, controls: 12 } },
  'my profile': { path: '/my-profile', most: { px: 2000, words: 220, controls: 20 } },
  'who sees what': { path: '/who-sees-what', most: { px: 2400, words: 260, controls: 20 } },
};

test.use({ viewport: { width: 390, height: 844 } });

for (const [name, { path, open, most }] of Object.entries(SCREENS))
  test(`${name} asks no more of its reader than it should`, async ({ page }) => {
    await login(page.request, { email: 'verified@example.com', password: DEMO_PASSWORD });
    await page.goto(memberUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await open?.(page);
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    const found = await amountOf(page);
    test.info().annotations.push({
      type: 'amount',
      description: `${name}: ${found.px} px, ${found.words} words, ${found.controls} controls`,
    });
    expect(found.px, 'pixels').toBeLessThanOrEqual(most.px);
    expect(found.words, 'words').toBeLessThanOrEqual(most.words);
    expect(found.controls, 'controls').toBeLessThanOrEqual(most.controls);
  });
