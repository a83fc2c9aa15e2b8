import { expect, test, type Locator, type Page } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { report, waitingMember } from '../support/members-by-api.js';
import { expectNotice, heading, rejectByKeys, signInToTeam } from '../support/team.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 800 },
];

const toastOf = (page: Page): Locator => page.locator('[data-toast]');

/** The parts of the page that the toast covers. */
async function coveredBy(page: Page, parts: Locator): Promise<string[]> {
  const toast = (await toastOf(page).boundingBox())!;
  const boxes = await Promise.all((await parts.all()).map(async (part) => ({ part, box: await part.boundingBox() })));
  const covered = boxes.filter(
    ({ box }) =>
      box &&
      box.x < toast.x + toast.width &&
      toast.x < box.x + box.width &&
      box.y < toast.y + toast.height &&
      toast.y < box.y + box.height,
  );
  return Promise.all(covered.map(async ({ part }) => part.evaluate((element) => element.outerHTML.slice(0, 200))));
}

test('the toast of a decision covers nothing of the next case', async ({ page, request }) => {
  test.slow();
  const [first, second] = [await waitingMember(request, 'Toast One'), await waitingMember(request, 'Toast Two')];
  await signInToTeam(page, `/admin/verify?case=${first.userId}`);
  await expect(page.getByRole('heading', { level: 2, name: first.name })).toBeVisible();
  await rejectByKeys(page);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Everything beside the queue belongs to the case.
    const parts = page.locator('main section:not([data-beside-case], [data-beside-case] *)');
    expect(await parts.count()).toBeGreaterThan(2);
    expect(await coveredBy(page, parts)).toEqual([]);
  }

  for (const { userId } of [first, second]) await report(request, userId, 'He asked for money by phone.');
  await page.goto(adminUrl(`/admin/reports?state=open&q=${encodeURIComponent('Toast ')}`));
  await page.getByRole('link', { name: first.name }).click();
  await expect(heading(page, `Report about ${first.name}`)).toBeVisible();
  await page.getByText('Member since', { exact: false }).first().waitFor();
  await page.keyboard.press('5');
  await expect(page.getByLabel('Suspend the account')).toBeChecked();
  await page.getByRole('button', { name: /^Close the report/ }).click();
  await expectNotice(page, 'Report closed, account suspended');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // The scrolling content ends above it.
    expect(await coveredBy(page, page.locator('main > div'))).toEqual([]);
  }
});
