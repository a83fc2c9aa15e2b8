import { expect, test, type Page } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

const PREFILLED = 'We filled this in from your profile.';
const weights = (page: Page, wish: string) =>
  page.getByRole('group', { name: `${wish}: how much it matters`, exact: true });
const weight = (page: Page, wish: string, how: string) => weights(page, wish).getByLabel(how, { exact: true });
const weigh = (page: Page, wish: string, how: string) => weights(page, wish).getByText(how, { exact: true }).click();
const saved = (page: Page) => page.getByRole('status').getByText(/^Saved/);

test('wishes are kept as they are made, list those who fit, and say why', async ({ page, browser }) => {
  const name = uniqueName('Harika Reddy Pothula');
  const her = await verifiedMember((await browser.newContext()).request, name);
  const viewer = await verifiedMember(page.request, uniqueName('Tarun Reddy Gade'), { gender: 'male' });
  await page.setViewportSize({ width: 320, height: 720 });
  await openAs(page, viewer, '/my-profile/wishes');

  await test.step('says what matters, and how many fit', async () => {
    await expect(page.getByText(PREFILLED)).toBeVisible();
    for (const wish of ['Age', 'Marital status', 'Gothra']) await weigh(page, wish, 'Any');
    await expect(page.getByText(PREFILLED)).toBeHidden();
    await page.getByRole('button', { name: /^\d+ more/ }).click();
    for (const [wish, how] of [
      ['Caste', 'Must'],
      ['Smoking', 'Nice to have'],
    ] as const) {
      await page.getByRole('button', { name: `${wish} Any`, exact: true }).click();
      await weigh(page, wish, how);
    }
    await page.getByRole('button', { name: /^Place of work/ }).click();
    const places = page.getByRole('group', { name: 'Place of work', exact: true });
    for (const state of ['Telangana', 'Andhra Pradesh']) await places.getByText(state, { exact: true }).click();
    await expect(page.getByText('Choose at least one.')).toBeVisible();
    await page.getByRole('button', { name: 'More: Place of work' }).click();
    await page.getByLabel('Search: Place of work').fill('Karnataka');
    await places.getByText('Karnataka', { exact: true }).click();
    await expect(saved(page)).toBeVisible();
    await expect(page.getByText(/famil(y|ies) fits? now/)).toBeVisible();
    await expectAccessible(page, 'wishes');
    await expectNoSidewaysScroll(page, 'wishes');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Place of work Karnataka' })).toBeVisible();
    await expect(page.getByRole('button', { name: /more Caste, Smoking$/ })).toBeVisible();
    await expect(weight(page, 'Age', 'Any')).toBeChecked();
  });

  await test.step('the list begins with the musts, and is there in the order of best fit', async () => {
    await page.goto(memberUrl('/matches'));
    await expect(page).toHaveURL(memberUrl('/profiles?sort=wishes'));
    await expect(page.getByRole('button', { name: 'Remove filter: Caste: Reddy' })).toBeVisible();
    await expectAccessible(page, 'best fit');
    await expectNoSidewaysScroll(page, 'best fit');
    await page.getByRole('button', { name: 'Remove filter: Caste: Reddy' }).click();
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Remove filter/ })).toHaveCount(0);
  });

  await test.step('a profile says why, wish by wish', async () => {
    await page.goto(memberUrl(`/profile/${her.userId}`));
    await page.getByRole('region', { name: 'Why this match' }).getByRole('button').first().click();
    const why = page.getByRole('dialog', { name: 'Why this match' });
    await expect(why.getByText('Smoking not stated: ask')).toBeVisible();
    await expect(why.getByText(/^Place of work: .*You asked for: Karnataka/)).toBeVisible();
    await expect(why.getByText(/^Caste: Reddy. You asked for: Reddy/)).toBeVisible();
    await expect(why.getByText('They have said little about what they look for.')).toBeVisible();
    await expectAccessible(page, 'why a match fits');
    await expectNoSidewaysScroll(page, 'why a match fits');
  });

  await test.step('"Not for us" can be undone where it was pressed, and later', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    const notForUs = async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click();
      await page.getByRole('button', { name: /^Not for us/ }).click();
    };
    await notForUs();
    await expect(page.getByText(`${name} is left out of your lists.`)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`${name} is in your lists again.`)).toBeVisible();
    await notForUs();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Put back into my lists/ })).toBeVisible();
    await page.goto(memberUrl('/who-sees-what?part=not-for-us'));
    await expect(page.getByRole('article')).toBeVisible();
    await expectAccessible(page, 'not for us');
    await page.getByRole('button', { name: `Put back: ${name}` }).click();
    await expect(page.getByText('No profile is here')).toBeVisible();
  });
});

test('wishes of two tabs are shown next to each other', async ({ page }) => {
  const viewer = await verifiedMember(page.request, uniqueName('Tarun Reddy Gade'), { gender: 'male' });
  await openAs(page, viewer, '/my-profile/wishes');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(memberUrl('/my-profile/wishes'));
  await weigh(other, 'Education', 'Must');
  await expect(saved(other)).toBeVisible();
  await weigh(page, 'Education', 'Any');
  await expect(page.getByText('What you look for was changed somewhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(saved(page)).toBeVisible();
  await other.reload();
  await expect(weight(other, 'Education', 'Any')).toBeChecked();
});
