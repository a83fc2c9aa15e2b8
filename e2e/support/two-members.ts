import { expect, type Browser, type Page } from '@playwright/test';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { apiUrl, DEMO_PASSWORD, memberUrl } from './addresses.js';
import { waitingMember, type Waiting } from './members-by-api.js';

export interface OpenedMember extends Waiting {
  page: Page;
  /** The address of her profile, as others open it. */
  path: string;
}

/** The team verifies somebody who waits. */
export async function verifyByApi(page: Page, userId: string): Promise<void> {
  const post = async (path: string, data: object, token?: string) => {
    const headers = { Authorization: `Bearer ${token ?? ''}` };
    const response = await page.request.post(apiUrl(path), { data, ...(token ? { headers } : {}) });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as { data?: { token: string } };
  };
  const { data } = await post(ADMIN_ROUTES.session, { username: 'admin', password: DEMO_PASSWORD });
  await post(ADMIN_ROUTES.decision(userId), { action: 'approve', notes: '' }, data?.token);
}

/** A new verified member in a browser of her own, signed in at a page of the application. */
export async function verifiedMember(browser: Browser, name: string, at = '/profiles'): Promise<OpenedMember> {
  const page = await (await browser.newContext()).newPage();
  const member = await waitingMember(page.request, name);
  await verifyByApi(page, member.userId);
  // Those calls left the session's cookie in this browser.
  await page.goto(memberUrl(at));
  return { ...member, page, path: `/profile/${member.userId}` };
}
