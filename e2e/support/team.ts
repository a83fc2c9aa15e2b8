import { expect, type Page } from '@playwright/test';
import { adminUrl, DEMO_PASSWORD } from './addresses.js';

/** Signs an administrator of the demonstration in and goes to a page of hers. */
export async function signInToTeam(page: Page, path = '/admin/dashboard', username = 'admin'): Promise<void> {
  await page.goto(adminUrl(path));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(adminUrl(path));
}

export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** The notice of what was done. */
export const expectNotice = (page: Page, sentence: string | RegExp) =>
  expect(page.getByRole('status').getByText(sentence)).toBeVisible();
