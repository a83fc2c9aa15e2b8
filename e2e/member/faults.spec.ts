import { expect, test, type Page, type Route } from '../support/test.js';
import { API_PREFIX, ROUTES } from '@kalyanam/shared/base/routes';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { firstProfiles, waitingMember } from '../support/members-by-api.js';
import { fillDocuments, fillField, fillWizard, goToStep, login, newcomer } from '../support/newcomer.js';

const on = (path: string) => `**${API_PREFIX}${path}`;

const refusal =
  (status: number, code: string, message: string, headers = {}) =>
  (route: Route) =>
    route.fulfill({ status, headers, json: { success: false, code, message, requestId: 'r1' } });

/** The fault for one kind of call to an address; all others go through. */
const onMethod = (method: string, fault: (route: Route) => Promise<void>) => (route: Route) =>
  route.request().method() === method ? fault(route) : route.fallback();

const gothra = (page: Page) => page.getByLabel('Gothra');
/** Leaves the field, which closes its suggestions. */
async function typeGothra(page: Page) {
  await gothra(page).fill('Bharadwaja');
  await gothra(page).press('Tab');
}
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('offline: what was typed stays, and is saved when the connection is back', async ({ page, request, context }) => {
  await openAs(page, await waitingMember(request), '/my-profile/edit/caste');
  await typeGothra(page);
  await context.setOffline(true);
  await save(page);
  await expect(page.getByText('Your changes are not saved yet')).toBeVisible();
  await expect(gothra(page)).toHaveValue('Bharadwaja');
  await context.setOffline(false);
  await save(page);
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
});

test('slow: the button shows that the action is under way, and ignores a second press', async ({ page, request }) => {
  await openAs(page, await waitingMember(request), '/my-profile/edit/caste');
  let calls = 0;
  await page.route(
    on(ROUTES.myProfile),
    onMethod('PATCH', async (route) => {
      calls += 1;
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    }),
  );
  await typeGothra(page);
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await expect(page.getByRole('button', { name: 'Saving…' })).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  expect(calls).toBe(1);
});

test('slow: typing keeps the focus while the suggestions load', { tag: '@deep' }, async ({ page, request }) => {
  const code = '**/assets/suggest-field-*.js';
  let send = () => {};
  const sent = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(code, async (route) => {
    await sent;
    await route.continue();
  });
  await openAs(page, await waitingMember(request), '/my-profile/edit/caste');
  const subcaste = page.getByLabel('Subcaste');
  await subcaste.fill('Pak');
  const arrived = page.waitForResponse(code);
  send();
  await page.evaluate((address) => import(address), (await arrived).url());
  await expect(subcaste).toBeFocused();
  await page.keyboard.type('anati');
  await expect(subcaste).toHaveValue('Pakanati');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Subcaste' })).toHaveValue('Pakanati');
});

/** How much the layout has shifted since the page was opened. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
        };
        new PerformanceObserver((list) => add(list.getEntries())).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

test(
  'slow: each page shows a skeleton of its own layout, and nothing jumps when the data comes',
  { tag: '@deep' },
  async ({ page }) => {
    const [card] = await firstProfiles(page.request, await waitingMember(page.request));
    const id = card?.id ?? '';
    for (const [path, call] of [
      ['/', `${ROUTES.interests}*`],
      ['/profiles', `${ROUTES.profiles}*`],
      [`/profile/${id}`, ROUTES.profile(id)],
      ['/my-profile', ROUTES.myProfile],
      ['/interests', `${ROUTES.interests}*`],
      ['/notifications', `${ROUTES.notifications}*`],
      ['/settings', ROUTES.account],
    ] as const)
      await test.step(path, async () => {
        let answer = () => {};
        const asked = new Promise<void>((resolve) => (answer = resolve));
        await page.route(on(call), async (route) => {
          await asked;
          await route.continue();
        });
        await page.goto(memberUrl(path));
        const grey = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' });
        await expect(grey.first()).toBeVisible();
        answer();
        await expect(grey).toHaveCount(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await shift(page), `layout shift of ${path}`).toBeLessThan(0.05);
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  },
);

test('401 in the middle of a form: it survives logging in again', async ({ page, request }) => {
  const person = await waitingMember(request);
  await openAs(page, person, '/my-profile/edit/caste');
  await typeGothra(page);
  const ended = refusal(401, 'session-ended', 'Your session has ended. Please log in again.');
  await page.route(on(ROUTES.myProfile), onMethod('PATCH', ended));
  await page.route(on(ROUTES.refresh), ended);
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();

  await page.unrouteAll();
  await dialog.getByLabel('Password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await expect(dialog).toBeHidden();
  await expect(gothra(page)).toHaveValue('Bharadwaja');
  await save(page);
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
});

test('a reload in the middle of an edit loses nothing', async ({ page, request }) => {
  await openAs(page, await waitingMember(request), '/my-profile/edit/caste');
  await typeGothra(page);
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain('Bharadwaja');
  await page.reload();
  await expect(page.getByText('We kept the changes you had not saved.')).toBeVisible();
  await expect(gothra(page)).toHaveValue('Bharadwaja');
});

for (const [status, code, message, shown] of [
  [403, 'forbidden', 'You are not allowed to do this.', 'You are not allowed to do this.'],
  [500, 'unexpected', 'An error occurred', 'An error occurred Nothing you wrote is lost.'],
] as const) {
  test(`${status}: explained in plain words, and nothing is lost`, async ({ page, request }) => {
    await openAs(page, await waitingMember(request), '/my-profile/edit/caste');
    await page.route(on(ROUTES.myProfile), onMethod('PATCH', refusal(status, code, message)));
    await typeGothra(page);
    await save(page);
    await expect(page.getByText(shown)).toBeVisible();
    await expect(gothra(page)).toHaveValue('Bharadwaja');
  });
}

test('429: the wait is shown', async ({ page }) => {
  const tooMany = refusal(429, 'too-many-requests', 'Too many attempts. Please try again later.', {
    'Retry-After': '240',
  });
  await page.route(on(ROUTES.login), tooMany);
  await page.goto(memberUrl('/login'));
  await login(page, 'somebody@example.com', 'Rangoli2027');
  await expect(page.getByRole('alert')).toContainText('Please wait 4 minutes.');
  await expect(page.getByLabel('Email')).toHaveValue('somebody@example.com');
});

test('a list that does not load is not shown as empty', async ({ page, request }) => {
  const person = await waitingMember(request);
  await page.route(`${on(ROUTES.profiles)}?*`, refusal(500, 'unexpected', 'An error occurred'));
  await page.route(on(ROUTES.profiles), refusal(500, 'unexpected', 'An error occurred'));
  await openAs(page, person, '/profiles');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(page.getByText('No profiles found')).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
});

test('a page whose code does not load says so, and opens once it can', async ({ page, request }) => {
  await openAs(page, await waitingMember(request), '/my-profile');
  const code = '**/assets/who-sees.page-*.js';
  const lost = page.getByText(/^Your connection may be slow/);
  await page.route(code, (route) => route.abort());
  await page.getByRole('link', { name: /^Who sees what/ }).click();
  await expect(lost).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload this page' }).click();
  await expect(page.getByRole('heading', { name: 'Who sees what' })).toBeVisible();

  await test.step('nor within 120 seconds', async () => {
    await page.goto(memberUrl('/my-profile'));
    await page.clock.install();
    await page.route(code, () => new Promise(() => {}));
    await page.getByRole('link', { name: /^Who sees what/ }).click();
    await page.clock.runFor(119_000);
    await expect(lost).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expect(lost).toBeVisible();
  });
});

test(
  'a part of a page that does not load says so in its place, and the page stays',
  { tag: '@deep' },
  async ({ page, request }) => {
    await page.route('**/assets/filter-sheet-*.js', (route) => route.abort());
    await openAs(page, await waitingMember(request), '/profiles?maritalStatus=divorced');
    await page.getByRole('button', { name: /^Filters/ }).click();
    await expect(page.getByRole('alert')).toHaveText(/^Your connection may be slow/);
    await expect(page.getByRole('heading', { name: 'Browse Profiles' })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload this page' }).click();
    await expect(page.getByRole('dialog').getByRole('radio', { name: 'Divorced' })).toBeChecked();
  },
);

test('Back from a profile returns to the same page of the list at the same position', async ({ page }) => {
  await waitingMember(page.request);
  await page.goto(memberUrl('/profiles?lookingFor=groom'));
  await page.getByRole('link', { name: /^Page 2/ }).click();
  await page.waitForURL(/page=2/);
  await expect(page.getByRole('link', { name: /^Page 2/ })).toHaveAttribute('aria-current', 'page');
  const card = page.getByRole('main').getByRole('article').nth(5).getByRole('link');
  await card.scrollIntoViewIfNeeded();
  const [name, place] = [await card.textContent(), await page.evaluate(() => window.scrollY)];
  expect(place).toBeGreaterThan(100);
  await card.click();
  await page.waitForURL('**/profile/*');
  await page.goBack();
  await page.waitForURL(/lookingFor=groom&page=2/);
  await expect(card).toHaveText(name ?? '');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('two tabs: logging out in one leads the other to the login page, and back to where it was', async ({
  page,
  request,
}) => {
  const person = await waitingMember(request);
  await openAs(page, person, '/my-profile');
  const other = await page.context().newPage();
  await other.goto(memberUrl('/settings'));
  await expect(other.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await other.waitForURL('**/login?from=%2Fsettings');
  await expect(other.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await login(other, person.email, person.password);
  await other.waitForURL(memberUrl('/settings'));
});

test('a double click registers once, and the back button keeps the wizard filled', async ({ page }) => {
  const person = newcomer();
  let calls = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith(ROUTES.register) && sent.method() === 'POST') calls += 1;
  });
  await page.goto(memberUrl('/register'));
  await fillWizard(page, person);
  const { expectations } = registrationExample();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(expectations);
  await page.getByRole('link', { name: 'Login' }).first().click();
  await page.waitForURL(memberUrl('/login'));
  await page.goBack();
  await expect(page.getByText('We kept what you wrote last time.')).toBeVisible();
  // A step opens where something is to fix: no draft keeps the phone and the password.
  await goToStep(page, 'Basic Info');
  await fillField(page, 'Mobile number', person.phone);
  await fillField(page, 'Password', person.password);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue(person.name);
  await goToStep(page, 'Documents');
  await fillDocuments(page, { aadhaar: '0123 4567 8903' });
  await page.getByRole('button', { name: 'Complete Registration' }).dblclick();
  await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();
  expect(calls).toBe(1);
});
