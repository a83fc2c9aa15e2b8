import { expect, test, type CDPSession, type Locator, type Page } from '@playwright/test';
import { openAs } from '../support/at-browser.js';
import { verifiedMember } from '../support/members-by-api.js';

/** A phone whose processor is so many times slower answers a press within this time (INP). */
const SLOWER = 4;
const MOST_MS = 200;
/** What else a machine does only adds to a press, so that the quickest of several tells what the page itself needs. */
const TIMES = 3;

/** Milliseconds of the processor that the page's thread has used; a clock would count all else that the machine does. */
async function workOf(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/** What a press costs, up to the frame that answers it. */
async function costOf(page: Page, cdp: CDPSession, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Not to be seen: ${String(target)}`);
  const frame = await page.evaluateHandle(() => ({
    shown: new Promise<void>((shown) => {
      const answer = () => requestAnimationFrame(() => setTimeout(shown));
      addEventListener('click', answer, { once: true, capture: true });
    }),
  }));
  const before = await workOf(cdp);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await frame.evaluate(({ shown }) => shown);
  return (await workOf(cdp)) - before;
}

test('a slow phone answers each press on the pages that are used most within a fifth of a second', async ({ page }) => {
  await openAs(page, await verifiedMember(page.request, 'Quick Answer'), '/profiles');
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const costs = new Map<string, number[]>();
  const press = async (name: string, target: Locator, answer: Locator) => {
    await expect(target).toBeVisible();
    costs.set(name, [...(costs.get(name) ?? []), await costOf(page, cdp, target)]);
    await expect(answer).toBeVisible();
  };
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first();
  const link = (name: RegExp | string) => page.getByRole('link', { name }).filter({ visible: true }).first();
  const [card, apply] = [page.getByRole('article').first(), button(/^Show \d+ profile/)];
  const [mark, unmark] = [button(/^Add .* to shortlist/), button(/^Remove .* from shortlist/)];
  const interests = page.getByRole('heading', { name: 'Interests', exact: true });

  for (let time = 0; time < TIMES; time += 1) {
    await press('open the filters', button(/^Filters/), apply);
    await press('choose one', page.getByText('Never married', { exact: true }), apply);
    await press('apply it', apply, button('Clear All'));
    await press('take it away', button('Clear All'), card);
    await press('next page', link('Next page'), link('Previous page'));
    await press('page before', link('Previous page'), link('Next page'));
    await press('bookmark', mark, unmark);
    await press('take it back', unmark, mark);
    await press('open a profile', card.getByRole('link').first(), button('Show Interest'));
    await press('interests', link('Interests'), interests);
    await press('those that were sent', link(/^Sent/), interests);
    await press('the list', link(/^Browse/), card);
  }
  for (const [name, each] of costs)
    expect(Math.min(...each) * SLOWER, `${name}: ${each.map(Math.round).join(', ')} ms here`).toBeLessThan(MOST_MS);
});
