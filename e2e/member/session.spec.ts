import { expect, test, type Page } from '@playwright/test';
import { ROUTES } from '@kalyanam/shared/routes';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { login, verifiedMember, waitingMember } from '../support/members-by-api.js';
import { login as typeLogin } from '../support/newcomer.js';

/** This page's requests for a session, and its console errors. */
function listen(page: Page) {
  const heard = { asked: 0, complaints: [] as string[] };
  page.on('request', (sent) => {
    if (sent.url().endsWith(ROUTES.refresh)) heard.asked += 1;
  });
  page.on('console', (message) => {
    if (message.type() === 'error') heard.complaints.push(message.text());
  });
  return heard;
}

test('for a visitor who never logged in no session is requested, and the console is silent', async ({ page }) => {
  const heard = listen(page);
  for (const path of ['/', '/login', '/register', '/forgot-password', '/privacy']) {
    await page.goto(memberUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(memberUrl('/my-profile'));
  await page.waitForURL('**/login?from=%2Fmy-profile');
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(heard).toEqual({ asked: 0, complaints: [] });
});

test('a visitor’s tab follows the login of another tab, and is logged in after a reload', async ({ page, request }) => {
  const person = await waitingMember(request);
  await page.goto(memberUrl('/login?from=%2Fmy-profile'));
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(memberUrl('/login'));
  await typeLogin(other, person.email, person.password);
  await page.waitForURL(memberUrl('/my-profile'));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
});

test('logged out everywhere from another device: announced once, then the browser no longer asks', async ({
  page,
  request,
}) => {
  const person = await waitingMember(request);
  await login(page.request, person);
  await page.goto(memberUrl('/settings'));
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  // No page of ours is notified: the next one has to ask.
  await page.goto('about:blank');
  const ended = await request.delete(apiUrl(ROUTES.sessions), { headers: { Authorization: `Bearer ${person.token}` } });
  expect(ended.ok(), await ended.text()).toBe(true);

  const heard = listen(page);
  await page.goto(memberUrl('/settings'));
  await page.waitForURL('**/login?from=%2Fsettings');
  expect(heard.asked).toBe(1);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(heard.asked).toBe(1);
});

for (const elsewhere of ['/.//another.example/phish', '/x/..//another.example/phish']) {
  test(`no login leads to another site: ${elsewhere}`, async ({ page, request }) => {
    const person = await verifiedMember(request);
    const address = memberUrl(`/login?from=${encodeURIComponent(elsewhere)}`);
    await page.goto(address);
    await typeLogin(page, person.email, person.password);
    await page.waitForURL(memberUrl('/profiles'));
    await page.goto(address);
    await page.waitForURL(memberUrl('/profiles'));
  });
}
