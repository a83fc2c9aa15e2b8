import { expect, type Page } from '@playwright/test';
import { adminUrl, DEMO_PASSWORD } from './addresses.js';
import { expectAccessible, expectNoSidewaysScroll, SCHEMES } from './axe.js';
import { byTurns } from './deep.js';

/** Logs an administrator in, by default the demonstration's, and goes to one of their pages. */
export async function signInToTeam(
  page: Page,
  path = '/admin/dashboard',
  username = 'admin',
  password = DEMO_PASSWORD,
): Promise<void> {
  await page.goto(adminUrl(path));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(adminUrl(path));
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The notice that confirms an action. */
export const expectNotice = (page: Page, sentence: string | RegExp) =>
  expect(page.getByRole('status').getByText(sentence)).toBeVisible();

/**
 * axe finds nothing on the page as it is, in both schemes, of which `npm test` takes one; on a phone in one, as the
 * colours are the same there.
 */
export async function look(page: Page, state: string): Promise<void> {
  const narrow = (page.viewportSize()?.width ?? 0) < 900;
  for (const [turn, colorScheme] of (narrow ? SCHEMES.slice(0, 1) : byTurns(SCHEMES, state)).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    await expectAccessible(page, `${state}, ${colorScheme}`, turn === 0 ? 'all' : 'colours');
  }
  await expectNoSidewaysScroll(page, state);
}

/** Rejects the open case by three keys: R, the second reason, Enter. */
export async function rejectByKeys(page: Page): Promise<void> {
  await page.keyboard.press('r');
  await expect(page.getByRole('group', { name: /Why are you rejecting/ })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('checkbox', { name: /cannot be read/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectNotice(page, /^User rejected successfully/);
}

/** Each page of the team without an identifier in its address, except the queue of verification, which has its own specs. */
export const TEAM_PAGES = [
  '/admin/dashboard',
  '/admin/reports',
  '/admin/users',
  '/admin/changes',
  '/admin/gothras',
  '/admin/gothras/decided',
  '/admin/list-values',
  '/admin/list-values/decided',
  '/admin/checks',
  '/admin/notes',
  '/admin/photos',
  '/admin/photo-traces',
  '/admin/stories',
  '/admin/assisted',
  '/admin/eligible-users',
  '/admin/eligible-users/add',
  '/admin/eligible-users/imports',
  '/admin/coupons',
  '/admin/coupons/create',
  '/admin/audit-log',
  '/admin/administrators',
  '/admin/announcements',
  '/admin/settings',
  '/admin/account',
];
