import { expect, test } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible } from '../support/axe.js';
import { ownProfile, verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

const teluguDigits = (text: string) => text.replace(/\d/g, (digit) => '౦౧౨౩౪౫౬౭౮౯'[Number(digit)] ?? digit);

test('a number that was said on the phone leads to the profile', async ({ page, browser }) => {
  const name = uniqueName('Sirisha Reddy Vanga');
  const her = await verifiedMember((await browser.newContext()).request, name);
  const viewer = await verifiedMember(page.request, uniqueName('Kiran Reddy Mallu'), { gender: 'male' });
  const { memberCode: code } = await ownProfile(page.request, her);
  await openAs(page, viewer, '/profiles');

  await test.step('the list opens the sheet, and Back closes it', async () => {
    await page.getByRole('link', { name: 'Find by profile ID' }).click();
    const sheet = page.getByRole('dialog', { name: 'Find by profile ID' });
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await page.getByRole('link', { name: 'Find by profile ID' }).click();
    await expect(sheet).toBeVisible();
    await expectAccessible(page, 'find by number');
  });

  const field = page.getByRole('textbox', { name: 'Profile ID' });
  const find = page.getByRole('button', { name: 'Find the profile' });

  await test.step('a typing error is reported without asking the server', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/by-code/')) asked.push(request.url());
    });
    const wrong = code.endsWith('A') ? 'C' : 'A';
    await field.fill(`${code.slice(0, -1)}${wrong}`);
    await find.click();
    await expect(page.getByText('Please check the profile ID again')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(asked).toEqual([]);
  });

  await test.step('a number that leads nowhere says no more than that', async () => {
    await page.route(`**${ROUTES.profileByCode('*')}`, (route) =>
      route.fulfill({
        status: 404,
        json: { success: false, code: 'code-not-found', message: 'No profile has this profile ID' },
      }),
    );
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No profile has this profile ID')).toBeVisible();
    await page.unrouteAll();
  });

  await test.step('spaces, Telugu digits and small letters are understood', async () => {
    await field.fill(
      `${teluguDigits(code.slice(0, 4))} ${teluguDigits(code.slice(4, 7))} ${code.slice(7).toLowerCase()}`,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(memberUrl(`/profile/${her.userId}`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('tab', { name: 'Checks' }).click();
    await expect(page.getByText(formatMemberCode(code)).first()).toBeVisible();
  });

  await test.step('a blocked member is not found under it', async () => {
    const headers = { Authorization: `Bearer ${viewer.token}` };
    await page.request.post(apiUrl(`/profiles/${her.userId}/block`), { headers });
    await page.goto(memberUrl('/profiles?find'));
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByText('No profile has this profile ID')).toBeVisible();
  });
});

test(
  'a visitor with a profile ID reads that they log in first, and comes to the sheet',
  { tag: '@deep' },
  async ({ page, browser }) => {
    const viewer = await verifiedMember((await browser.newContext()).request);
    await page.goto(memberUrl('/login'));
    await page.getByRole('link', { name: 'Log in first' }).click();
    await expect(page.getByText('Log in, and you can type the profile ID straight away.')).toBeVisible();
    await page.getByLabel('Email').fill(viewer.email);
    await page.getByLabel('Password', { exact: true }).fill(viewer.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL(memberUrl('/profiles?find'));
    await expect(page.getByRole('textbox', { name: 'Profile ID' })).toBeVisible();
  },
);

test('the number is read aloud, digit by digit, where the device has a voice', { tag: '@deep' }, async ({ page }) => {
  await page.addInitScript(() => {
    const voice = { lang: 'en-IN', localService: true, name: 'Test', default: true, voiceURI: 'test' };
    const said: string[] = [];
    Object.assign(window, {
      said,
      SpeechSynthesisUtterance: class {
        voice: unknown;
        lang = '';
        rate = 1;
        constructor(readonly text: string) {}
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: Object.assign(new EventTarget(), {
        getVoices: () => [voice],
        cancel: () => {},
        speak: ({ text }: { text: string }) => said.push(text),
      }),
    });
  });
  const person = await verifiedMember(page.request);
  const { memberCode } = await ownProfile(page.request, person);
  await openAs(page, person, '/my-profile');
  await page.getByRole('button', { name: 'Listen' }).click();
  const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
  const digits = [...memberCode.slice(0, 7)].map((digit) => words[Number(digit)]);
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said.join(' '));
  expect(said.match(/[a-z]+/g)?.slice(0, 7)).toEqual(digits);
});
