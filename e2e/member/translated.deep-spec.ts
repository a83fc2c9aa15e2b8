import { expect, test, type Page } from '../support/test.js';
import { DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { verifiedMember } from '../support/members-by-api.js';
import { fillField, goToStep, reach } from '../support/newcomer.js';
import { expectTrueWords, translated } from '../support/translator.js';

const VERIFIED = { email: 'verified@example.com', password: DEMO_PASSWORD };
const VISITOR = ['/', '/login', '/forgot-password', '/privacy', '/stories', '/about/numbers', '/help', '/contact'];
const MEMBERS = {
  'a member': [
    '/',
    '/profiles',
    '/profiles?page=2',
    '/profiles?familyCity=Nowhere',
    '/profiles?sort=wishes',
    '/profiles?fits=both',
    '/interests',
    '/interests?box=sent',
    '/interests?box=accepted',
    '/shortlist',
    '/notifications',
    '/profiles?find',
    '/profiles?saved',
    '/my-profile?looking',
    '/my-profile?part=about',
    '/who-sees-what?part=not-for-us',
    '/biodata',
    '/biodata?new',
    '/desk',
  ],
  'a new member': [
    '/my-profile',
    '/my-profile/edit',
    '/my-profile/edit/personal',
    '/my-profile/more',
    '/my-profile/more?q=siblings',
    '/my-profile/photos',
    '/my-profile/preview',
    '/my-profile/wishes',
    '/my-profile/checks',
    '/my-profile/gothra',
    '/who-sees-what',
    '/who-sees-what?part=looked',
    '/my-profile/marriage',
    '/settings',
    '/who-sees-what?part=blocked',
  ],
};

let complaints: string[] = [];
test.beforeEach(async ({ page }) => {
  complaints = [];
  // React renders a built page again where it was translated before React took it over.
  page.on('pageerror', (error) => /React error #418/.test(error.message) || complaints.push(String(error)));
  await translated(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

test('every page for everyone says the truth while it is translated', async ({ page }) => {
  for (const address of VISITOR) {
    await page.goto(memberUrl(address));
    await expect(page.locator('[data-still]'), address).toHaveCount(0);
    await expectTrueWords(page, address);
  }
});

// One account opens no more pages in a minute.
for (const [whose, addresses] of Object.entries(MEMBERS))
  test(`the pages of ${whose} say the truth while they are translated`, async ({ page, request }) => {
    await openAs(
      page,
      whose === 'a member' ? VERIFIED : await verifiedMember(request, 'Newly Translated'),
      '/profiles',
    );
    for (const address of addresses) {
      await page.goto(memberUrl(address));
      await expect(page.getByRole('heading', { level: 1 }).first(), address).toBeVisible();
      await expectTrueWords(page, address);
    }
  });

test('a list that gets down to one page and back says how many there are', async ({ page }) => {
  await openAs(page, VERIFIED, '/profiles');
  await expectTrueWords(page, 'the list');
  await press(page, /^Filters/);
  await page.getByText('Divorced', { exact: true }).click();
  await expectTrueWords(page, 'a filter, chosen');
  await press(page, /^Show \d+ profiles?$/);
  await expect(page).toHaveURL(/divorced/);
  await expectTrueWords(page, 'one page');
  await page.goBack();
  await expectTrueWords(page, 'many pages');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expectTrueWords(page, 'the second page');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/profile\//);
  await expectTrueWords(page, 'a profile');
  for (const name of ['Interests', 'Browse'])
    await page
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .first()
      .click();
  await expectTrueWords(page, 'the list, left and opened again');
});

test('each step of the registration has its own heading, and what is missing is counted as it is filled in', async ({
  page,
}) => {
  await page.goto(memberUrl('/register'));
  for (const [index, name] of ['Basic Info', 'Profile Details', 'Family & Preferences', 'Documents'].entries()) {
    await goToStep(page, name);
    await expect(page.getByText(`Step ${index + 1} of 4`).first()).toBeVisible();
    await expectTrueWords(page, name);
  }
  const complete = page.getByRole('button', { name: 'Complete Registration' });
  await reach(page, complete);
  await complete.click();
  await expect(page.getByText(/fields need/).first()).toBeVisible();
  await expectTrueWords(page, 'what is missing');
  await fillField(page, 'Name', 'Sravani Reddy Kota');
  await page.keyboard.press('Tab');
  await expectTrueWords(page, 'one less');
});
