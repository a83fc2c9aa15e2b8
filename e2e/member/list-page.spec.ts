import { expect, test } from '../support/test.js';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectNoSidewaysScroll } from '../support/axe.js';
import { login } from '../support/newcomer.js';

/** R99, R104: what the list has to show at every width. */
test('the list shows the pages near the current one, and a summary whole, at every width', async ({ page }) => {
  await page.goto(memberUrl('/login'));
  await login(page, 'verified@example.com', DEMO_PASSWORD);
  await page.waitForURL(memberUrl('/profiles'));
  // The demonstration has two pages only, so that the first one is answered as the sixth of twelve.
  await page.route(/\/backend\/api\/profiles\?/, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace('page=6', 'page=1') });
    const answer = (await response.json()) as ProfilePage;
    await route.fulfill({ response, json: { ...answer, page: 6, totalPages: 12, total: 144 } satisfies ProfilePage });
  });
  await page.goto(memberUrl('/profiles?page=6'));
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: /^Page 6 of/ })).toBeVisible();
  for (const width of [320, 360, 390, 430, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const shown = pages.getByRole('link', { name: /^Page \d+ of/ });
    const last = Number((await shown.last().textContent()) ?? '');
    expect(last).toBeGreaterThan(9);
    const boxes = await Promise.all((await pages.getByRole('link').all()).map((link) => link.boundingBox()));
    expect(await shown.allTextContents()).toEqual(['1', '4', '5', '6', '7', '8', String(last)]);
    for (const box of boxes) expect(box?.width).toBeGreaterThanOrEqual(30);
    expect(new Set(boxes.map((box) => box?.y)).size, `one line at ${width} px`).toBe(1);
    await expectNoSidewaysScroll(page, `list at ${width} px`);
    const cut = await page
      .locator('article p')
      .evaluateAll((lines) =>
        lines.flatMap((line) =>
          (line.textContent ?? '').length > 60 && line.scrollHeight > line.clientHeight + 1 ? [line.textContent] : [],
        ),
      );
    expect(cut).toEqual([]);
  }
});
