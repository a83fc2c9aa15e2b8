import { expect, test, type Page } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectStateAccessible } from '../support/axe.js';
import { login, verifiedMember, waitingMember } from '../support/members-by-api.js';
import { login as typeLogin } from '../support/newcomer.js';
import { suspend } from '../support/team-by-api.js';

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
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  expect(heard).toEqual({ asked: 0, complaints: [] });
});

test('a visitor’s tab follows the login of another tab, and is logged in after a reload', async ({ page, request }) => {
  const person = await waitingMember(request);
  await page.goto(memberUrl('/login?from=%2Fmy-profile'));
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
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

test('a page that is open while the team closes the account says so, and gives an address to write to', async ({
  page,
  request,
}) => {
  const person = await waitingMember(request);
  await openAs(page, person, '/settings');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await suspend(request, person);
  const dialog = page.getByRole('dialog', { name: 'Your account is closed' });
  // Any request shows it: the next press, or a pending request of the page itself.
  await expect(async () => {
    if (!(await dialog.isVisible()))
      await page.getByRole('link', { name: 'My Profile' }).first().click({ timeout: 2000 });
    await expect(dialog).toBeVisible({ timeout: 5000 });
  }).toPass();
  await expect(dialog.getByRole('link', { name: 'Write to support' })).toHaveAttribute('href', /^mailto:/);
  await expectStateAccessible(page, 'the account is closed');
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});
