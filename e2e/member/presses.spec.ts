import { expect, test, type Locator, type Page } from '@playwright/test';
import { openAs } from '../support/at-browser.js';
import { verifiedMember } from '../support/members-by-api.js';
import { tracePresses } from '../support/press-costs.js';

/** A phone whose processor is so many times slower answers a press within this time (INP). */
const SLOWER = 4;
const MOST_MS = 200;
const TIMES = 5;

/** What was asked for is there, and the browser has nothing to do. */
async function rest(page: Page) {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('a slow phone answers each press on the pages that are used most within a fifth of a second', async ({ page }) => {
  await openAs(page, await verifiedMember(page.request, 'Quick Answer'), '/profiles');
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first();
  const link = (name: RegExp | string) => page.getByRole('link', { name }).filter({ visible: true }).first();
  const [card, apply] = [page.getByRole('article').first(), button(/^Show \d+ profile/)];
  const [mark, unmark] = [button(/^Add .* to shortlist/), button(/^Remove .* from shortlist/)];
  const firstPage = page.getByRole('navigation', { name: 'Pages' }).filter({ hasNot: link('Previous page') });
  const name = page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Browse Profiles' });
  const interests = page.getByRole('heading', { name: 'Interests', exact: true });
  const pressed: string[] = [];
  const press = async (what: string, target: Locator, answer: Locator) => {
    await rest(page);
    await target.tap();
    pressed.push(what);
    await expect(answer).toBeVisible();
  };

  await expect(card).toBeVisible();
  const costsOfAll = await tracePresses(page);
  for (let time = 0; time < TIMES; time += 1) {
    await press('open the filters', button(/^Filters/), apply);
    await press('choose one', page.getByText('Never married', { exact: true }), apply);
    await press('apply it', apply, button(/^Filters.+/));
    await press('take it away', button('Clear All'), button(/^Filters$/));
    await press('next page', link('Next page'), link('Previous page'));
    await press('page before', link('Previous page'), firstPage);
    await press('bookmark', mark, unmark);
    await press('take it back', unmark, mark);
    await press('open a profile', card.getByRole('link').first(), name);
    await press('interests', link('Interests'), interests);
    await press('those that were sent', link(/^Sent/), interests);
    await press('the list', link(/^Browse/), card);
  }
  const costs = await costsOfAll();
  expect(costs).toHaveLength(pressed.length);
  for (const what of new Set(pressed)) {
    const each = costs.filter((_, at) => pressed[at] === what).sort((a, b) => a - b);
    // Noise of a shared machine only adds to the processor's time: the least is what the page costs.
    const least = each[0] ?? NaN;
    expect(least * SLOWER, `${what}: ${each.map(Math.round).join(', ')} ms here`).toBeLessThan(MOST_MS);
  }
});
