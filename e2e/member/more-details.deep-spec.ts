import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

test('family, roots and study: told question by question, and read in the order of a biodata', async ({
  page,
  browser,
}) => {
  const name = uniqueName('Deepika Reddy Kasu');
  const her = await verifiedMember(page.request, name);
  await openAs(page, her, '/my-profile/more');
  const open = (question: string) => page.goto(memberUrl(`/my-profile/more?q=${question}`));
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  const next = () => page.getByRole('button', { name: 'Next', exact: true }).click();

  await test.step('eight questions follow one another, from brothers and sisters', async () => {
    await expect(page.getByText('0 of 8')).toBeVisible();
    await expectAccessible(page, 'the questions');
    await page.getByRole('link', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'One more: Elder brother' }).click();
    await page.getByText('1. Elder brother').click();
    await page
      .getByRole('group', { name: /married/i })
      .getByText('Yes', { exact: true })
      .click();
    await page.getByLabel('Work', { exact: true }).fill('Civil engineer');
    await page.getByLabel('Lives in').fill('Nellore');
    await expectAccessible(page, 'brothers and sisters');
    await next();
    await expect(page.getByLabel('I have told them')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('I have told them').check();
    await next();
    await expect(heading('What does the father do?')).toBeFocused();
  });

  await test.step('a refused answer stays on its screen, as it was typed', async () => {
    await page.getByLabel('Father’s work').fill('Call 98480 22338');
    await next();
    await expect(page.getByText('Please leave out phone numbers, email addresses and links')).toBeVisible();
    await page.getByLabel('Father’s work').fill('Farmer');
    await next();
    await expect(heading('What does the mother do?')).toBeVisible();
    await page.goBack();
    await expect(page.getByLabel('Father’s work')).toHaveValue('Farmer');
  });

  await test.step('a district is of its state', async () => {
    await open('roots');
    await page.getByText('Andhra Pradesh').click();
    await page.getByLabel('Native district').selectOption({ label: 'Sri Potti Sriramulu Nellore' });
    await page.getByText('Telangana').click();
    await expect(page.getByLabel('Native district')).toHaveValue('');
    await page.getByText('Andhra Pradesh').click();
    await page.getByLabel('Native district').selectOption({ label: 'Sri Potti Sriramulu Nellore' });
    await next();
    await expect(heading('Which degree?')).toBeVisible();
  });

  await test.step('an answer that is not saved is asked about', async () => {
    await page.getByRole('button', { name: 'Skip' }).click();
    await page.getByLabel('Job title').fill('Analyst');
    await page.getByRole('link', { name: 'My Profile' }).first().click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await next();
    await expect(heading('Work after marriage?')).toBeVisible();
  });

  await test.step('the others open from a list', async () => {
    await page.goto(memberUrl('/my-profile/more?topic=family'));
    await page.getByRole('link', { name: 'The father’s name?' }).click();
    await page.getByLabel('Father’s name', { exact: true }).fill('Venkata Reddy');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  });

  await test.step('a verified family reads it, but not what waits for an accepted interest', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 720 } });
    const theirs = await context.newPage();
    const viewer = await verifiedMember(context.request, uniqueName('Manohar Reddy Chilla'), { gender: 'male' });
    await openAs(theirs, viewer, `/profile/${her.userId}`);
    await expect(theirs.getByText(/^Analyst/).first()).toBeVisible();
    await theirs.getByRole('tab', { name: 'Family' }).click();
    await expect(theirs.getByText('One elder brother, married, Civil engineer')).toBeVisible();
    await expect(theirs.getByText('Farmer')).toBeVisible();
    await expect(theirs.getByText(/Nellore/).first()).toBeVisible();
    await expect(theirs.getByText('Venkata Reddy')).toHaveCount(0);
    await expectAccessible(theirs, 'a profile with details');
    await expectNoSidewaysScroll(theirs, 'a profile with details');
    await context.close();
  });

  await test.step('taking the consent back erases what was written about relatives', async () => {
    await page.goto(memberUrl('/settings'));
    await page.getByRole('button', { name: /^Your data/ }).click();
    await page.getByRole('button', { name: /^Remove what I wrote about my relatives/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes, remove' }).click();
    await open('father-name');
    await expect(page.getByLabel('Father’s name', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('I have told them')).not.toBeChecked();
    await open('siblings');
    await expect(page.getByText('1. Elder brother')).toHaveCount(0);
  });
});
