import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

test('wishes are kept as they are made, list those who fit, and say why', async ({ page, browser }) => {
  const name = uniqueName('Harika Reddy Pothula');
  const her = await verifiedMember((await browser.newContext()).request, name);
  const viewer = await verifiedMember(page.request, uniqueName('Tarun Reddy Gade'), { gender: 'male' });
  await page.setViewportSize({ width: 320, height: 720 });
  await openAs(page, viewer, '/my-profile/wishes');
  const weight = (wish: string, how: string) =>
    page.getByRole('group', { name: `${wish}: how much it matters`, exact: true }).getByText(how, { exact: true });
  const saved = page.getByText('Saved', { exact: true });

  await test.step('says what matters, and how many fit', async () => {
    await expect(page.getByText(/You have not said what you look for yet/)).toBeVisible();
    await weight('Caste', 'Must').click();
    await weight('Smoking', 'Nice to have').click();
    await weight('Place of work', 'Nice to have').click();
    await expect(page.getByText('Choose at least one.')).toBeVisible();
    await page.getByLabel('Search: Place of work').fill('Karnataka');
    await page.getByLabel('Karnataka', { exact: true }).check();
    await expect(saved).toBeVisible();
    await expect(page.getByText(/famil(y|ies) fits? now|1 family fits now/)).toBeVisible();
    await expectAccessible(page, 'wishes');
    await expectNoSidewaysScroll(page, 'wishes');
    await page.reload();
    await expect(page.getByLabel('Karnataka', { exact: true })).toBeChecked();
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
  const other = await page.context().newPage();
  await other.goto(memberUrl('/my-profile/wishes'));
  const caste = { name: 'Caste: how much it matters', exact: true };
  await other.getByRole('group', caste).getByText('Nice to have', { exact: true }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByRole('group', caste).getByText('Must', { exact: true }).click();
  await expect(page.getByText('What you look for was changed somewhere else')).toBeVisible();
  await page.getByRole('button', { name: /mine/i }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('group', caste).getByLabel('Must')).toBeChecked();
});
