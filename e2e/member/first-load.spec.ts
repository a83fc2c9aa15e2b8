import { expect, test, type Page } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { expectAccessible } from '../support/axe.js';
import { login, verifiedMember } from '../support/members-by-api.js';

/** The application's own code stays away until it is let in; the small script before it comes. */
async function holdCode(page: Page): Promise<() => void> {
  let letIn = () => {};
  const open = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, async (route) => {
    await open;
    await route.continue().catch(() => null);
  });
  return letIn;
}

const goto = (page: Page, path: string) => page.goto(memberUrl(path), { waitUntil: 'commit' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('before any code is there', () => {
  for (const path of ['/', '/login', '/register', '/terms'])
    test(
      `a visitor reads ${path}, and goes on where they are when it comes`,
      {
        tag: path === '/' ? [] : '@deep',
      },
      async ({ page }) => {
        const complaints: string[] = [];
        page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
        page.on('pageerror', (error) => complaints.push(String(error)));
        const letIn = await holdCode(page);
        await goto(page, path);
        await expect(heading(page)).toBeVisible();
        await expect(page.getByRole('button', { name: 'తెలుగు' })).toBeDisabled();
        for (const field of await page.getByRole('textbox').all()) await expect(field).toBeDisabled();
        await expectAccessible(page, `${path} before its code`);
        const built = await heading(page).elementHandle();

        letIn();
        await expect(page.getByRole('button', { name: 'తెలుగు' })).toBeEnabled();
        await expect(page.locator('[data-still]')).toHaveCount(0);
        expect(await built?.evaluate((element) => element.isConnected), 'the same heading').toBe(true);
        expect(complaints).toEqual([]);
      },
    );

  test('a link leads on', async ({ page }) => {
    await holdCode(page);
    await goto(page, '/');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await page.waitForURL(memberUrl('/login'), { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  });

  test('a member never sees what a visitor reads', async ({ page }) => {
    await login(page.request, await verifiedMember(page.request, 'Early Bird'));
    const letIn = await holdCode(page);
    for (const path of ['/', '/login']) {
      await goto(page, path);
      await expect(page.getByText('Loading')).toBeAttached();
      await expect(heading(page)).toBeHidden();
      await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0);
    }
    letIn();
    await page.waitForURL(memberUrl('/profiles'));
    await expect(heading(page)).toBeVisible();
  });

  test('a reader of Telugu never reads English', async ({ browser }) => {
    const page = await (await browser.newContext({ locale: 'te-IN' })).newPage();
    const letIn = await holdCode(page);
    await goto(page, '/');
    await expect(page.getByText('Loading')).toBeAttached();
    await expect(heading(page)).toBeHidden();
    letIn();
    await expect(heading(page)).toHaveText(/[\u0c00-\u0c7f]/);
  });

  test('a draft goes on where it was left, without the first step in between', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('registration-draft', JSON.stringify({ savedAt: Date.now(), step: 1, values: {} })),
    );
    await holdCode(page);
    await goto(page, '/register');
    await expect(page.getByText('Loading')).toBeAttached();
    await expect(heading(page)).toBeHidden();
  });
});

test('who opens the list is asked for it while the page’s code is still coming', async ({ page }) => {
  await login(page.request, await verifiedMember(page.request, 'Early List'));
  const asked: string[] = [];
  page.on('request', (sent) => {
    const { pathname, searchParams } = new URL(sent.url());
    // The page after this one comes later.
    if (!searchParams.has('page')) asked.push(pathname);
  });
  let letIn = () => {};
  const open = new Promise<void>((resolve) => (letIn = resolve));
  await page.route(/\/assets\/app-[^/]*\.js$/, async (route) => {
    await open;
    await route.continue();
  });
  await goto(page, '/profiles');
  await expect.poll(() => asked.filter((path) => path === '/backend/api/profiles')).toHaveLength(1);
  letIn();
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((path) => path === '/backend/api/profiles')).toHaveLength(1);
});
