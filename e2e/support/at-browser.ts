import { expect, type Browser, type Page } from '@playwright/test';
import { memberUrl } from './addresses.js';
import { login, verifiedMember, type Registered } from './members-by-api.js';
import type { Newcomer } from './newcomer.js';

/** Logs in, as if on the login page, and opens a page. */
export async function openAs(page: Page, member: Pick<Newcomer, 'email' | 'password'>, path: string): Promise<void> {
  await login(page.request, member);
  await page.goto(memberUrl(path));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export interface OpenedMember extends Registered {
  page: Page;
  /** The address of their profile, as others open it. */
  path: string;
}

/** A new verified member in their own browser, logged in on a page of the application. */
export async function verifiedAtBrowser(
  browser: Browser,
  name: string,
  at = '/profiles',
  facts: object = {},
): Promise<OpenedMember> {
  const page = await (await browser.newContext()).newPage();
  const member = await verifiedMember(page.request, name, facts);
  await page.goto(memberUrl(at));
  return { ...member, page, path: `/profile/${member.userId}` };
}
