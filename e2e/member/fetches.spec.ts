import { expect, test, type Page } from '../support/test.js';
import { openAs } from '../support/at-browser.js';
import { memberUrl } from '../support/addresses.js';
import { verifiedMember } from '../support/members-by-api.js';

const LIST = '/backend/api/profiles';
const cards = (page: Page) => page.getByRole('article');

/** The connection as the browser reports it. */
const tellLine = (page: Page, line: { saveData: boolean; effectiveType: string }) =>
  page.addInitScript((told) => Object.defineProperty(navigator, 'connection', { value: told }), line);

/** Paths and queries of all that is asked for from here on. */
function askedOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(pathname + search);
  });
  return asked;
}

const nextPages = (asked: readonly string[]) => asked.filter((path) => /\/profiles\?.*page=2/.test(path));
const codeOf = (asked: readonly string[], name: string) => asked.filter((path) => path.startsWith(`/assets/${name}`));

/** The browser has had nothing to do for a while. */
async function rest(page: Page) {
  for (let idle = 0; idle < 10; idle += 1)
    await page.evaluate(() => new Promise((done) => requestIdleCallback(() => setTimeout(done, 100))));
}

test('on a good line the next page of the list is there before it is opened, and no profile is', async ({ page }) => {
  await tellLine(page, { saveData: false, effectiveType: '4g' });
  const asked = askedOf(page);
  await openAs(page, await verifiedMember(page.request, 'Early Reader'), '/profiles');
  await expect.poll(() => nextPages(asked)).toHaveLength(1);
  await expect.poll(() => codeOf(asked, 'profile.page-')).toHaveLength(1);
  await expect.poll(() => codeOf(asked, 'my-profile.page-')).toHaveLength(1);

  await page.context().setOffline(true);
  const first = await cards(page).first().textContent();
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(memberUrl('/profiles?page=2'));
  await expect(cards(page).first()).not.toHaveText(first ?? '');
  await expect(page.getByRole('link', { name: /^Page 2 of/ })).toHaveAttribute('aria-current', 'page');
  expect(asked.filter((path) => path.startsWith(`${LIST}/`))).toEqual([]);
});

test('on a slow line the code that opens the next page comes ahead, but no cards', async ({ page }) => {
  await tellLine(page, { saveData: false, effectiveType: '3g' });
  const asked = askedOf(page);
  await openAs(page, await verifiedMember(page.request, 'Slow Reader'), '/profiles');
  await expect.poll(() => codeOf(asked, 'my-profile.page-')).toHaveLength(1);
  expect(nextPages(asked)).toEqual([]);
});

test('a browser in data-saving mode fetches only opened pages', async ({ page }) => {
  await tellLine(page, { saveData: true, effectiveType: '4g' });
  const asked = askedOf(page);
  await openAs(page, await verifiedMember(page.request, 'Thrifty Reader'), '/profiles');
  await expect(cards(page).first()).toBeVisible();
  await rest(page);
  expect([...nextPages(asked), ...codeOf(asked, 'profile.page-'), ...codeOf(asked, 'filter-sheet-')]).toEqual([]);
});

/** How what a page fetched came: a status alone where it had not changed, and nothing where it need not be asked. */
const sentFor = (page: Page, path: string) =>
  page.evaluate((wanted) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const found = entries.findLast(({ name }) => name.includes(wanted));
    if (!found) return 'not asked';
    const { transferSize, encodedBodySize } = found;
    return transferSize === 0 ? 'nothing' : transferSize < encodedBodySize ? 'status' : 'all';
  }, path);

test('a page of the list is not sent again while it has not changed, and towns are not even asked for', async ({
  page,
}) => {
  await openAs(page, await verifiedMember(page.request, 'Second Look'), '/profiles');
  await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
  // In the meantime others may join the list, and addresses of photos change with time.
  await expect(async () => {
    await page.reload();
    await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
    expect(await sentFor(page, `${LIST}?`)).toBe('status');
  }).toPass();

  const towns = '/backend/api/cities?state=telangana';
  for (const sent of ['all', 'nothing']) {
    await page.evaluate(async (path) => (await fetch(path)).text(), towns);
    expect(await sentFor(page, towns)).toBe(sent);
  }
});
