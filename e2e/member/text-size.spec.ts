import { expect, test, type Page } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember, type Registered } from '../support/members-by-api.js';
import { newcomer } from '../support/newcomer.js';
import { ENGLISH, saidOn, stopsOn, TELUGU, withVoices } from '../support/voices.js';

/** C15: large letters, one thing at a time, and read aloud. */

const SWITCH = /^(Large letters|పెద్ద అక్షరాలు)$/;
const REMOTE = { ...ENGLISH, name: 'Cloud', localService: false };

const listening = (page: Page) => page.locator('[data-listen]');
const html = (page: Page) => page.locator('html');

const pressSwitch = (page: Page) => page.getByRole('banner').getByRole('button', { name: SWITCH }).click();

async function readEverything(page: Page) {
  await expect(listening(page).first()).toBeVisible();
  for (let index = 0; index < (await listening(page).count()); index += 1) await listening(page).nth(index).click();
  return (await saidOn(page)).map(({ text }) => text).join('\n');
}

const display = { textSize: 'large', readAloud: true, rate: 0.8, simple: true };
const reading = (page: Page, changes: Partial<typeof display> = {}) =>
  page.addInitScript((kept) => localStorage.setItem('display', kept), JSON.stringify({ ...display, ...changes }));

async function fits(page: Page, state: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectNoSidewaysScroll(page, state);
  await expectAccessible(page, state);
}

test('one press makes everything large, and Telugu where the browser knows Telugu', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'languages', { value: ['en-IN', 'te-IN'], configurable: true }),
  );
  await page.goto(memberUrl('/'));
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await pressSwitch(page);
  await expect(html(page)).toHaveAttribute('lang', 'te');
  await expect(html(page)).toHaveAttribute('data-text', 'large');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20px');
  const link = page.getByRole('main').getByRole('link').first();
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(56);
  await page.reload();
  await expect(html(page)).toHaveAttribute('data-simple', 'true');
  await pressSwitch(page);
  await expect(html(page)).toHaveAttribute('data-text', 'normal');
});

test('without storage it holds for the visit', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    }),
  );
  await page.goto(memberUrl('/'));
  await pressSwitch(page);
  await expect(html(page)).toHaveAttribute('data-text', 'large');
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html(page)).toHaveAttribute('data-text', 'large');
});

test('Telugu is read by a Telugu voice, slowly, until one goes on', { tag: '@deep' }, async ({ page }) => {
  await withVoices(page, [ENGLISH, TELUGU, { ...TELUGU, name: 'Cloud', localService: false }]);
  await reading(page);
  await page.addInitScript(() => localStorage.setItem('language', 'te'));
  await page.goto(memberUrl('/help'));
  await readEverything(page);
  const said = await saidOn(page);
  const telugu = said.filter(({ text }) => /[\u0C00-\u0C7F]/.test(text));
  expect(telugu.length).toBeGreaterThan(2);
  for (const { lang, rate } of telugu) expect([lang, rate]).toEqual(['te-IN', 0.8]);
  // Numbers are words.
  expect(said.map(({ text }) => text).join(' ')).not.toMatch(/\d/);
  const stops = await stopsOn(page);
  await page.getByRole('link', { name: 'నమోదు' }).first().click();
  await page.waitForURL(memberUrl('/register'));
  await expect.poll(() => stopsOn(page)).toBeGreaterThan(stops);
});

test(
  'without a Telugu voice there are no buttons, and the help says how to add one',
  { tag: '@deep' },
  async ({ page }) => {
    await withVoices(page, [ENGLISH]);
    await reading(page);
    await page.addInitScript(() => localStorage.setItem('language', 'te'));
    await page.goto(memberUrl('/help'));
    await expect(page.getByText(/ఆండ్రాయిడ్/)).toBeVisible();
    await expect(page.getByText(/Geeta/)).toBeVisible();
    await expect(page.getByText(/Microsoft Edge/)).toBeVisible();
    await expect(listening(page)).toHaveCount(0);
  },
);

test('a voice that is not of the device hears no name, number or address', async ({ page, browser }) => {
  const other = await verifiedMember((await browser.newContext()).request, 'Sravani Reddy Kota');
  const viewer = await verifiedMember(page.request, 'Harish Reddy Palle');
  const headers = { Authorization: `Bearer ${viewer.token}` };
  const list = (await (await page.request.get(apiUrl(ROUTES.profiles), { headers })).json()) as ProfilePage;
  await withVoices(page, [REMOTE]);
  await reading(page);
  let said = '';
  for (const path of [`/profile/${other.userId}`, '/profiles', '/interests', '/my-profile', '/who-sees-what']) {
    await page.goto(memberUrl(path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    if (path.startsWith('/profile/'))
      await page
        .getByRole('button', { name: /contact|phone/i })
        .first()
        .click();
    said += await readEverything(page);
  }
  expect(said.length).toBeGreaterThan(200);
  const names = [...list.profiles.map(({ name }) => name), other.name].flatMap((name) => name.split(' '));
  const words = new Set(said.toLowerCase().split(/[^\p{L}]+/u));
  expect(names.filter((name) => name.length > 2 && words.has(name.toLowerCase()))).toEqual([]);
  for (const { email, phone } of [other, viewer]) {
    expect(said).not.toContain(email);
    expect(said).not.toContain(phone);
    expect(said).not.toContain(phone.slice(0, 5));
  }
  const digits = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  for (const { phone } of [other, viewer])
    expect(said).not.toContain([...phone].map((digit) => digits[Number(digit)]).join(' '));
});

test(
  'the simple home lists what waits in large, and everything else is a press away',
  { tag: '@deep' },
  async ({ page }) => {
    const her = await verifiedMember(page.request, 'Harika Reddy Palle', { gender: 'female' });
    const him = await verifiedMember(page.request, 'Harish Reddy Palle', { gender: 'male' });
    const sent = await page.request.post(apiUrl(ROUTES.interest(him.userId)), {
      headers: { authorization: `Bearer ${her.token}` },
    });
    expect(sent.ok()).toBe(true);
    await page.setViewportSize({ width: 320, height: 700 });
    await reading(page, { textSize: 'larger' });
    await openAs(page, him, '/');
    await expect(page.getByRole('link', { name: /^Harika Reddy Palle is interested.*Answer$/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Browse Profiles' })).toBeVisible();
    await fits(page, 'simple home');
    for (const path of ['/profiles', '/interests', '/my-profile']) {
      await page.goto(memberUrl(path));
      await expect(page.getByRole('link', { name: 'All functions' }).first()).toBeVisible();
    }
    await page.getByRole('link', { name: 'All functions' }).first().click();
    await expect(page.getByRole('heading', { level: 2, name: 'All functions' })).toBeVisible();
    await fits(page, 'all functions');
    await page.getByRole('link', { name: 'Gothra' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/othra/);
  },
);

const signIn = async (page: Page, { email, password }: Registered) => {
  await page.goto(memberUrl('/login'));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
};

test(
  'the choice survives signing out, and another device follows the account',
  { tag: '@deep' },
  async ({ browser }) => {
    const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
    const member = await verifiedMember((await browser.newContext()).request);
    const page = await first.newPage();
    await page.goto(memberUrl('/'));
    await pressSwitch(page);
    await expect(html(page)).toHaveAttribute('data-text', 'large');
    await signIn(page, member);
    await expect
      .poll(async () => {
        const answer = await page.request.get(apiUrl('/account'), {
          headers: { Authorization: `Bearer ${member.token}` },
        });
        return ((await answer.json()) as { account: { display: unknown } }).account.display;
      })
      .toEqual(display);

    const other = await second.newPage();
    await signIn(other, member);
    await expect(html(other)).toHaveAttribute('data-text', 'large');

    await page.getByRole('button', { name: /^Profile menu/ }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await expect(page.getByRole('link', { name: 'Login', exact: true })).toBeVisible();
    await expect(html(page)).toHaveAttribute('data-text', 'large');
    await page.reload();
    await expect(html(page)).toHaveAttribute('data-text', 'large');
  },
);

/** Presses Tab until something of the question's answer has the focus. */
async function tabInto(page: Page, selector: string) {
  for (let step = 0; step < 60; step += 1) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

test('the keyboard alone goes through the simple wizard, one question a screen', { tag: '@deep' }, async ({ page }) => {
  test.slow();
  const person = newcomer();
  await page.setViewportSize({ width: 320, height: 700 });
  await reading(page, { textSize: 'larger' });
  await page.goto(memberUrl('/register'));
  const place = page.getByRole('heading', { level: 2 }).first();
  await expect(place).toHaveText(/1 \/ \d+$/);
  await fits(page, 'the first question');
  const next = async () => {
    const before = await place.textContent();
    await tabInto(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(place).not.toHaveText(before ?? '');
    await expect(place).toBeFocused();
  };
  const choose = async () => {
    await tabInto(page, '[data-spoken] input[type=radio]');
    await page.keyboard.press('Space');
  };
  const type = async (text: string) => {
    await tabInto(page, '[data-spoken] :is(input:not([type=radio]), textarea)');
    await page.keyboard.type(text);
    await page.keyboard.press('Escape');
  };
  const pick = async (...words: string[]) => {
    for (const [index, word] of words.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await tabInto(page, '[data-spoken] select');
      await page.keyboard.type(word);
    }
  };

  await choose();
  await next();
  // An empty answer keeps no one: it is asked for again by the last press, and is marked until then.
  const all = await place.textContent();
  await next();
  await page.goBack();
  await expect(place).toHaveText(all ?? '');
  await expect(page.locator('[data-spoken] [aria-invalid=true]').first()).toBeVisible();

  const live = async (town: string) => {
    // The town names its state.
    await type(town);
  };
  const answers: readonly (readonly [RegExp, () => Promise<void>])[] = [
    // Written already, as the name before suggests it.
    [/^Name in Telugu/, () => Promise.resolve()],
    [/^Name/, () => type(person.name)],
    [
      /^Date of birth/,
      async () => {
        await type('14');
        await pick('May');
        await page.keyboard.press('Tab');
        await page.keyboard.type('1998');
      },
    ],
    [/^(Subcaste|Surname|Work address|Family address|Photos|PAN number)/, () => Promise.resolve()],
    [/^Email/, () => type(person.email)],
    [/^Mobile number/, () => type(person.phone)],
    [/^Password/, () => type(person.password)],
    [/^Height/, () => pick("5'4")],
    [/^Annual income/, () => pick('15')],
    [/^Complexion/, () => pick('Wheat')],
    [/^Gothra/, () => type('Kasyapa')],
    [/^(Gender|Marital status|Caste|Education|Occupation)/, choose],
    [/^Works in/, () => choose().then(() => live('Hyderabad'))],
    [/^City/, () => live('Warangal')],
    [/^Which document/, () => type('012345678903')],
    [/^(About|Partner)/, () => type('Sings on weekends.')],
  ];
  let asked = 2;
  for (; asked < 60; asked += 1) {
    const label = (await page.locator('[data-spoken] :is(legend, label)').first().innerText()).trim();
    if (label.startsWith('I declare')) break;
    await answers.find(([question]) => question.test(label))?.[1]();
    await next();
  }
  await tabInto(page, '[data-spoken] input[type=checkbox]');
  await page.keyboard.press('Space');
  expect(asked).toBeGreaterThan(15);
  await page.keyboard.press('Tab');
  await tabInto(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
});
