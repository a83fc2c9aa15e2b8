import { expect, test, type Page } from '../support/test.js';
import { waitingMember } from '../support/members-by-api.js';
import { look, signInToTeam } from '../support/team.js';

const LEAST_USERS = 17;

/** The rows fully inside the window, and the height of the tallest. */
const rowsInView = (page: Page) =>
  page.getByRole('rowheader').evaluateAll((cells) => {
    const boxes = cells.map((cell) => cell.parentElement?.getBoundingClientRect() ?? new DOMRect());
    return {
      whole: boxes.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight).length,
      highest: Math.max(...boxes.map(({ height }) => height)),
    };
  });

test('17 users and more fit on one screen of 1440 x 900, in rows of one line', async ({ page }) => {
  await signInToTeam(page, '/admin/users');
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  const { whole, highest } = await rowsInView(page);
  expect(whole).toBeGreaterThanOrEqual(LEAST_USERS);
  expect(highest).toBeGreaterThanOrEqual(36);
  expect(highest).toBeLessThanOrEqual(40);
});

test('columns are chosen by keys, kept by the browser, and come back', async ({ page }) => {
  await signInToTeam(page, '/admin/users');
  const heading = (name: string) => page.getByRole('columnheader', { name, exact: true });
  await expect(heading('Profile')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose columns' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('checkbox', { name: 'Profile', exact: true }).press('Space');
  await page.getByRole('checkbox', { name: 'Phone' }).press('Space');
  await page.keyboard.press('Escape');
  await expect(heading('Profile')).toBeVisible();
  await page.reload();
  await expect(heading('Profile')).toBeVisible();
  await expect(heading('Phone')).toHaveCount(0);
  await page.getByRole('button', { name: 'Choose columns' }).click();
  await page.getByRole('button', { name: 'Reset to default' }).click();
  await expect(heading('Phone')).toBeVisible();
  await expect(heading('Profile')).toHaveCount(0);
});

test('lists fit every width, and the bar names what waits from 1024 px', async ({ page }) => {
  await signInToTeam(page, '/admin/users');
  for (const width of [1024, 720, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole(width < 720 ? 'listitem' : 'rowheader').first()).toBeVisible();
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(over, `${width} px`).toBeLessThanOrEqual(0);
    if (width !== 1024) continue;
    await expect(page.getByRole('link', { name: /^Verify · \d/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Reports · \d/ })).toBeVisible();
  }
});

test('from 720 px, with larger text too, evidence and case are side by side; below they follow each other', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, 'Two Panes');
  await page.setViewportSize({ width: 720, height: 900 });
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  const evidence = page.getByRole('region', { name: 'Documents' });
  const details = page.getByRole('region', { name: member.name, exact: true });
  await expect(details).toBeVisible();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('heading', { level: 2, name: member.name }).hover();
  await expect(page.locator('body')).toHaveCSS('font-size', '18px');
  const corners = async () => [await evidence.boundingBox(), await details.boundingBox()] as const;
  const [left, right] = await corners();
  expect(right?.x).toBeGreaterThanOrEqual((left?.x ?? 0) + (left?.width ?? 720));
  expect(right?.y).toBe(left?.y);
  await look(page, 'the verification screen at 720 px with larger text');

  await page.setViewportSize({ width: 719, height: 900 });
  await expect(page.getByRole('button', { name: 'All pending verifications' })).toBeVisible();
  const [above, below] = await corners();
  expect(below?.y).toBeGreaterThan(above?.y ?? 900);
  expect(below?.x).toBe(above?.x);
});
