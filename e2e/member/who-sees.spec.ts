import { ROUTES } from '@kalyanam/shared/base/routes';
import { expect, test, type Page } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { verifiedAtBrowser } from '../support/at-browser.js';
import { expectNoCutLines, expectStateAccessible } from '../support/axe.js';
import { ownProfile, verifiedMember } from '../support/members-by-api.js';
import { flip, on } from '../support/states.js';

const PAGE = '/who-sees-what';
const row = (page: Page, name: RegExp) => page.getByRole('button', { name });
const sheet = (page: Page) => page.getByRole('dialog');

async function expectFine(page: Page, state: string) {
  await expectStateAccessible(page, state);
  await expectNoCutLines(page, state);
}

test('who sees what is chosen with the keyboard alone, on a narrow phone, and Back leads out of each sheet', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await verifiedMember(page.request, 'Sravani Reddy Kota');
  await page.goto(memberUrl(PAGE));
  await expect(page.getByText('0 strangers have your phone number.')).toBeVisible();
  await expectFine(page, 'who sees what');

  for (const name of [/^Phone and email/, /^Photos/, /^Family details/, /^Horoscope/, /^Gothra/, /^What we look for/]) {
    await row(page, name).press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expectFine(page, `the sheet of ${name.source}`);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(memberUrl(PAGE));
    await expect(row(page, name)).toBeFocused();
  }

  await row(page, /^Phone and email/).press('Enter');
  await sheet(page)
    .getByRole('radio', { name: /^All verified members/ })
    .focus();
  await page.keyboard.press('ArrowDown');
  await expect(sheet(page).getByText('Saved.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(row(page, /^Phone and email/)).toContainText('Only after accepted interest');
  await page.reload();
  await expect(row(page, /^Phone and email/)).toContainText('Only after accepted interest');

  for (const name of [/^Pause for now/, /^Hide from one person/]) {
    await row(page, name).press('Enter');
    await expect(sheet(page)).toBeVisible();
    await expectFine(page, `the sheet of ${name.source}`);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
  }
});

test('a choice that does not reach us is not shown as saved, and two tabs do not undo each other', async ({
  page,
  context,
}) => {
  await verifiedMember(page.request);
  await page.goto(memberUrl(PAGE));
  await row(page, /^Photos/).click();

  await test.step('without a network', async () => {
    await context.setOffline(true);
    await sheet(page).getByText('On request', { exact: true }).click();
    await expect(sheet(page).getByText(/^Not saved. You seem to be offline/)).toBeVisible();
    await expect(sheet(page).getByRole('radio', { name: /^All verified members/ })).toBeChecked();
    await context.setOffline(false);
    await sheet(page).getByText('On request', { exact: true }).click();
    await expect(sheet(page).getByText('Saved.')).toBeVisible();
    await sheet(page).getByRole('button', { name: 'Done' }).click();
  });

  await test.step('in another tab, opened before', async () => {
    const other = await context.newPage();
    await other.goto(memberUrl(PAGE));
    await expect(row(other, /^Photos/)).toContainText('On request');
    await row(page, /^Family details/).click();
    await sheet(page).getByText('All verified members', { exact: true }).click();
    await expect(sheet(page).getByText('Saved.')).toBeVisible();
    await row(other, /^Photos/).click();
    await sheet(other).getByText('After accepted interest', { exact: true }).click();
    await expect(sheet(other).getByText('Saved.')).toBeVisible();
    await other.reload();
    await expect(row(other, /^Photos/)).toContainText('After accepted interest');
    await expect(row(other, /^Family details/)).toContainText('All verified members');
  });
});

test('a member hides from one person by their profile ID, and nothing tells that person', async ({ browser }) => {
  const her = await verifiedAtBrowser(browser, 'Vaishnavi Reddy Kudumula', PAGE);
  const him = await verifiedAtBrowser(browser, 'Praneeth Reddy Vanga', her.path);
  const { memberCode } = await ownProfile(him.page.request, him);
  await row(her.page, /^Hide from one person/).click();
  await sheet(her.page).getByLabel('Profile ID').fill(memberCode);
  await her.page.keyboard.press('Enter');
  await expect(sheet(her.page).getByText('Praneeth Reddy Vanga', { exact: true })).toBeVisible();
  await expectStateAccessible(her.page, 'the person to hide from');
  await sheet(her.page).getByRole('button', { name: 'Block Praneeth Reddy Vanga' }).click();
  await expect(her.page.getByRole('dialog', { name: 'Hide from one person' })).toBeHidden();
  await him.page.reload();
  await expect(him.page.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
  await her.page.getByRole('link', { name: 'Blocked members' }).click();
  await her.page.getByRole('button', { name: 'Unblock Praneeth Reddy Vanga' }).click();
  await expect(her.page.getByRole('heading', { name: 'No blocked members' })).toBeVisible();
  await him.page.reload();
  await expect(him.page.getByRole('heading', { level: 1, name: /^Vaishnavi/ })).toBeVisible();
});

test('two hundred looks with the longest names fit a narrow phone', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await verifiedMember(page.request);
  const name = 'Venkatanarasimha'.repeat(7).slice(0, 100);
  const day = { day: '2026-11-20', firstAt: '2026-11-20T06:30:00Z', lastAt: '2026-11-20T07:30:00Z', times: 40 };
  const looks = ['profile', 'photos', 'contact', 'gothra', 'family'].map((what) => ({ what, ...day }));
  const person = { atLook: null, left: false, agreed: true, denied: true, hands: [], earlierDays: 190, looks };
  const people = Array.from({ length: 20 }, (_, at) => ({ ...person, viewer: { id: `p${at}`, name } }));
  const last = { id: 'p1', name, at: day.lastAt };
  await page.route(on(`${ROUTES.audience}*`), async (route) => {
    const answer = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...answer, opened: { strangers: 200, families: 1, left: 3, last, byLinks: 9 } } });
  });
  await page.route(on(`${ROUTES.ledger}*`), (route) =>
    route.fulfill({
      json: {
        ...{ success: true, tab: 'people', people, team: [], links: [], months: [] },
        ...{ page: Number(new URL(route.request().url()).searchParams.get('page')), total: 200, totalPages: 10 },
      },
    }),
  );
  await page.goto(memberUrl(PAGE));
  await expect(page.getByText('200 strangers have opened your phone number.')).toBeVisible();
  await expectFine(page, 'many strangers');
  await page.getByRole('link', { name: 'See who has looked' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Who has looked' })).toBeVisible();
  await expectFine(page, 'many looks');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(memberUrl(`${PAGE}?part=looked&page=2`));
});

test('the switch of those who miss a must is where one is seen less', { tag: '@deep' }, async ({ page }) => {
  await verifiedMember(page.request);
  await page.goto(memberUrl(PAGE));
  await flip(page, /^Hide me from those who miss/);
  await expect(page.getByRole('switch', { name: /^Hide me from those who miss/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Hide me from those who miss/ })).toBeChecked();
});
