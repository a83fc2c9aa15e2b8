import { expect, type Page } from '@playwright/test';
import { adminUrl, DEMO_PASSWORD } from './addresses.js';
import { expectAccessible, expectNoSidewaysScroll, SCHEMES, schemesOf } from './axe.js';
import { turnOf } from './deep.js';

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

/** How many parts of the page are animating at this moment. */
const moving = (): number =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity).length;

/**
 * axe finds nothing on the page as it is, in both schemes, of which `npm test` takes one; on a phone in one, as the
 * colours are the same there.
 * @param turn of a page in a list; by default by its name
 */
export async function look(page: Page, state: string, turn = turnOf(state)): Promise<void> {
  const narrow = (page.viewportSize()?.width ?? 0) < 900;
  for (const [colorScheme, rules] of narrow ? SCHEMES.slice(0, 1) : schemesOf(turn)) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-scheme', colorScheme);
    // A list that is being loaded again is dimmed.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => page.evaluate(moving), { message: `${state} is still` }).toBe(0);
    await expectAccessible(page, `${state}, ${colorScheme}`, rules);
  }
  await expectNoSidewaysScroll(page, state);
}
