import { expect, type Page } from '@playwright/test';
import { SCREENS, type Screen } from '@kalyanam/tools/screens';
import { apiUrl, DEMO_PASSWORD, memberUrl } from './addresses.js';
import { speak } from './axe.js';
import { login } from './members-by-api.js';

/** Every screen of the members' application in the table from which its pictures are taken. */
export const SCREENS_OF_MEMBERS = SCREENS.filter(({ as }) => as !== 'admin');

/** Opens a screen of the table as the one it belongs to, takes its steps, and switches it to Telugu. */
export async function openInTelugu(page: Page, { path, as, steps = [] }: Screen): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The steps of the table look for English labels.
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  const token = as ? (await login(page.request, { email: `${as}@example.com`, password: DEMO_PASSWORD })).token : '';
  const ask = async (route: string): Promise<unknown> =>
    (await page.request.get(apiUrl(route), { headers: { Authorization: `Bearer ${token}` } })).json();
  await page.goto(memberUrl(typeof path === 'string' ? path : await path(ask)));
  await expect(page.locator('h1').first()).toBeAttached();
  // A step may take the network away: the words are there before.
  for (const language of ['te', 'en'] as const) await speak(page, language);
  for (const step of steps) await step(page);
  await speak(page, 'te');
  await expect(page.getByRole('status').filter({ hasText: 'తెరుచుకుంటోంది' })).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready);
}
