import { expect, test, type Browser, type Page, type Route } from '@playwright/test';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { memberUrl } from './addresses.js';
import { expectStateAccessible } from './axe.js';
import { verifiedMember, type Registered } from './members-by-api.js';

export const on = (path: string) => `**${API_PREFIX}${path}`;
export const refuse = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, code, message, requestId: 'r1' } });
export const broken = refuse(500, 'unexpected', 'An error occurred');

export interface State {
  name: string;
  path: string;
  /** The way from the opened page to the state. */
  reach: (page: Page) => Promise<unknown>;
}

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
/**
 * Presses the visible part of a switch once it no longer moves. The box itself is hidden, so a click on it must be
 * forced, and then misses on a page that still grows.
 */
export const flip = (page: Page, name: string | RegExp) =>
  page
    .locator('label')
    .filter({ has: page.getByRole('switch', { name }) })
    .click();
export const dialog = (page: Page) => page.getByRole('dialog');
export const question = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();

/** Goes to each state in turn, and checks it with axe. */
export async function see(page: Page, states: readonly State[]) {
  for (const { name, path, reach } of states) {
    await test.step(name, async () => {
      await page.goto(memberUrl(path));
      await reach(page);
      await expectStateAccessible(page, name);
      await page.unrouteAll();
    });
  }
}

/** Someone to look at, and the viewer logged in on the page. */
export async function atWork(page: Page, browser: Browser): Promise<Registered> {
  const other = await verifiedMember((await browser.newContext()).request, 'Sravani Reddy Kota');
  await verifiedMember(page.request, 'Harish Reddy Palle');
  return other;
}
