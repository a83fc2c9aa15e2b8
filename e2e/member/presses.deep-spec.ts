import { expect, test, type Locator, type Page } from '../support/test.js';
import { openAs } from '../support/at-browser.js';
import { verifiedMember } from '../support/members-by-api.js';
import { tracePresses } from '../support/press-costs.js';

const TIMES = 5;
/**
 * The lines of the floor. A phone that draws them in 200 ms answers each press within that time (INP), as no press
 * costs more than they do on the same machine.
 */
const LINES = 800;
const FLOOR = 'draw the floor';

/** A button that draws plain lines, to measure the machine that runs the test. */
async function addFloor(page: Page): Promise<Locator> {
  await page.evaluate(
    ([label, lines]) => {
      const button = document.createElement('button');
      const list = document.createElement('ul');
      button.textContent = label;
      button.style.cssText = 'position: fixed; top: 0; left: 0; z-index: 1000';
      list.style.cssText = 'position: fixed; top: 3rem; left: 0; width: 10rem';
      button.onclick = () => {
        list.replaceChildren(
          ...Array.from({ length: lines }, (_, line) => {
            const item = document.createElement('li');
            item.append(document.createElement('b'), ` ${line} `, document.createElement('i'));
            return item;
          }),
        );
        setTimeout(() => list.replaceChildren(), 100);
      };
      document.body.append(button, list);
    },
    [FLOOR, LINES] as const,
  );
  return page.getByRole('button', { name: FLOOR });
}

/** The requested content is there, and the browser is idle. */
async function rest(page: Page) {
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('a slow phone answers each press on the pages that are used most within a fifth of a second', async ({ page }) => {
  await openAs(page, await verifiedMember(page.request, 'Quick Answer'), '/profiles');
  const button = (name: RegExp | string) => page.getByRole('button', { name }).first();
  const link = (name: RegExp | string) => page.getByRole('link', { name }).filter({ visible: true }).first();
  const [card, apply] = [page.getByRole('article').first(), button(/^Show \d+ profile/)];
  const [mark, unmark] = [button(/^Keep ./), button(/^Kept: ./)];
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
  const floor = await addFloor(page);
  const costsOfAll = await tracePresses(page);
  for (let time = 0; time < TIMES; time += 1) {
    await press(FLOOR, floor, floor);
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
  const costsOf = (what: string) => costs.filter((_, at) => pressed[at] === what).sort((a, b) => a - b);
  // The machine is shared: the page is measured at its best, the floor as it usually was.
  const floorCost = costsOf(FLOOR)[Math.floor(TIMES / 2)] ?? NaN;
  const ratios = [...new Set(pressed)].map((what) => ({ what, ratio: (costsOf(what)[0] ?? NaN) / floorCost }));
  expect(ratios.filter(({ ratio }) => !(ratio <= 1))).toEqual([]);
});
