import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, type Page } from '../support/test.js';
import { DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { asOldest } from '../support/old-browser.js';

const VISITOR = ['/', '/login', '/register', '/privacy', '/stories', '/about/numbers', '/contact', '/forgot-password'];
const MEMBER = [
  '/',
  '/profiles',
  '/profiles?sort=wishes',
  '/interests',
  '/shortlist',
  '/notifications?page=2',
  '/profiles?find',
  '/profiles?saved',
  '/biodata',
  '/desk',
  '/my-profile',
  '/my-profile/edit',
  '/my-profile/edit/personal',
  '/my-profile/photos',
  '/my-profile/wishes',
  '/who-sees-what',
  '/who-sees-what?part=looked',
  '/settings',
];
const TOO_OLD = [/This browser is too old for Kalyanam/, /ఈ బ్రౌజర్ చాలా పాతది/];

function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** The page is there, and nothing on it has failed. */
async function expectWhole(page: Page, address: string, complaints: string[]) {
  await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
  await expect(page.locator('[data-still]'), address).toHaveCount(0);
  await expect(page.getByText(/did not load|went wrong/), address).toHaveCount(0);
  for (const sentence of TOO_OLD) await expect(page.getByText(sentence), address).toBeHidden();
  expect(complaints, address).toEqual([]);
}

test('the oldest supported browsers open every page, log in and filter', async ({ page }) => {
  const complaints = complaintsOf(page);
  await asOldest(page);
  for (const address of VISITOR) {
    await page.goto(memberUrl(address));
    await expectWhole(page, address, complaints);
  }
  expect(await page.evaluate(() => 'any' in AbortSignal)).toBe(false);

  await page.goto(memberUrl('/login'));
  await page.getByLabel('Email').fill('verified@example.com');
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL(memberUrl('/profiles'));
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByText('Never married', { exact: true }).click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(/never-married/);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/profile\//);
  await expectWhole(page, 'a profile', complaints);
  for (const address of MEMBER) {
    await page.goto(memberUrl(address));
    await expectWhole(page, address, complaints);
  }
});

for (const [age, lacks] of [
  ['a little', 'delete ArrayBuffer.prototype.resize'],
  ['years', 'delete Array.prototype.at'],
] as const)
  for (const bundle of ['with', 'without'] as const)
    test(`a browser that is too old by ${age} says so in both languages, ${bundle} the bundle`, async ({ page }) => {
      await page.addInitScript(lacks);
      if (bundle === 'without') await page.route('**/assets/**', (route) => route.abort());
      for (const address of ['/', '/login', '/profiles']) {
        await page.goto(memberUrl(address));
        for (const sentence of TOO_OLD) await expect(page.getByText(sentence), address).toBeVisible();
      }
    });

test('the sentence names the browsers that the build is made for', async ({ page }) => {
  const { browserslist } = JSON.parse(await readFile(path.resolve('../package.json'), 'utf8')) as {
    browserslist: string[];
  };
  const oldest = (name: string) => browserslist.find((query) => query.startsWith(name))?.split(' >= ')[1];
  await page.goto(memberUrl('/'));
  const texts = await page.locator('#old-browser p').allTextContents();
  expect(texts).toHaveLength(2);
  for (const text of texts)
    expect(text.match(/(?:Chrome|Safari|Firefox)\s+[\d.]*\d/g)?.map((name) => name.split(/\s+/))).toEqual(
      ['Chrome', 'Safari', 'Firefox'].map((name) => [name, oldest(name.toLowerCase())]),
    );
});
