import { expect, test, type Page } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { expectNoSidewaysScroll } from '../support/axe.js';
import { waitingMember, report } from '../support/members-by-api.js';
import { look, signInToTeam, TEAM_PAGES } from '../support/team.js';
import { fillPhotoQueue } from '../support/team-by-api.js';

const VERIFY = '/admin/verify';
const MAIN_PAGES = ['/admin/dashboard', VERIFY, '/admin/reports', '/admin/users'];
const OTHER_PAGES = TEAM_PAGES.filter((path) => !MAIN_PAGES.includes(path));
/** The narrowest phone. */
const NARROW = { width: 320, height: 800 };

const settled = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // The event stream of the queue stays open: its network is never idle.
  if (new URL(page.url()).pathname === VERIFY)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  else await page.waitForLoadState('networkidle');
};

test('axe finds nothing on the login page, with and without an error', async ({ page }) => {
  await page.goto(adminUrl('/admin/login'));
  await look(page, 'sign-in');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Please enter both username and password')).toBeVisible();
  await look(page, 'sign-in with a problem');
});

test('with less motion, the other colours appear immediately', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await signInToTeam(page, VERIFY);
  await settled(page);
  const moving = await page.evaluateHandle(() => {
    const seen: string[] = [];
    document.addEventListener('transitionrun', ({ propertyName }) => seen.push(propertyName));
    return seen;
  });
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await moving.jsonValue()).toEqual([]);
});

for (const [which, paths] of [
  ['main', MAIN_PAGES],
  ['other', OTHER_PAGES],
] as const)
  test(
    `axe finds nothing on the ${which} screens of the team, and on a phone of 320 px none scrolls sideways`,
    {
      tag: which === 'main' ? [] : '@deep',
    },
    async ({ page, request, isMobile }) => {
      test.slow();
      if (which === 'other') await fillPhotoQueue(request, 1);
      if (isMobile) await page.setViewportSize(NARROW);
      await signInToTeam(page);
      const wide = page.viewportSize() ?? NARROW;
      for (const path of paths) {
        await page.goto(adminUrl(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
        await settled(page);
        await look(page, path);
        await page.setViewportSize(NARROW);
        // What a phone shows instead appears a moment later.
        await expect(() => expectNoSidewaysScroll(page, path)).toPass({ timeout: 10_000 });
        await page.setViewportSize(wide);
      }
    },
  );

test('axe finds nothing on a case, its reasons, a user, a report and their dialogs', async ({
  page,
  request,
  isMobile,
}) => {
  const member = await waitingMember(request, 'Looked At By Axe');
  await report(request, member.userId, 'She says so herself.');
  if (isMobile) await page.setViewportSize(NARROW);
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('group', { name: /Why are you rejecting/ })).toBeVisible();
  await look(page, 'a case with its reasons');

  await page.goto(adminUrl(`/admin/users/${member.userId}`));
  await page.getByRole('button', { name: 'Actions' }).click();
  await look(page, 'a user with the menu');
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await look(page, 'a user with the dialog');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await look(page, 'a user');

  await page.goto(adminUrl('/admin/reports?q=Looked'));
  await page.getByRole('link', { name: member.name }).first().click();
  await page.getByLabel('Upheld').check();
  await page.getByLabel('Suspend the account').check();
  await look(page, 'a report being decided');
});

test(
  'axe finds nothing on linked accounts, empty lists, a list that failed and the menu of a phone',
  {
    tag: '@deep',
  },
  async ({ page, request, browser, isMobile }) => {
    const member = await waitingMember(request, 'Linked With Another');
    // All test members share their numbers.
    await waitingMember((await browser.newContext()).request, 'Linked With Her');
    if (isMobile) await page.setViewportSize(NARROW);
    await signInToTeam(page, `/admin/linked/${member.userId}`);
    await expect(page.getByRole('table', { name: `Accounts linked to ${member.name}` })).toBeVisible();
    await look(page, 'linked accounts');

    await page.goto(adminUrl('/admin/users?q=nobody-is-called-so'));
    await expect(page.getByText('Nothing matches these filters')).toBeVisible();
    await look(page, 'an empty list');

    await page.goto(adminUrl('/admin/verify?only=late&q=nobody-is-called-so'));
    await expect(page.getByRole('button', { name: 'Show all cases' })).toBeVisible();
    await look(page, 'a filter of the queue without cases');

    await page.route('**/admin/coupons?**', (route) => route.abort());
    await page.goto(adminUrl('/admin/coupons'));
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    await look(page, 'a list that failed');

    if (isMobile) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('link', { name: 'My account' })).toBeVisible();
      await look(page, 'the menu');
    }
  },
);
