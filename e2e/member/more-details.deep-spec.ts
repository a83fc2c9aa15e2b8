import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

test('family, roots, study and ways of living: told card by card, and read in the order of a biodata', async ({
  page,
  browser,
}) => {
  const name = uniqueName('Deepika Reddy Kasu');
  const her = await verifiedMember(page.request, name);
  await openAs(page, her, '/my-profile/more');
  const card = (title: string) => page.getByRole('region', { name: title });
  const save = (title: string) => page.getByRole('button', { name: `Save: ${title}` });

  await test.step('relatives are visible once they are entered', async () => {
    const family = card('Family');
    await expect(family.getByLabel('Father’s name', { exact: true })).toBeDisabled();
    await family.getByLabel('I have told them').check();
    await family.getByLabel('Father’s name', { exact: true }).fill('Venkata Reddy');
    await family.getByLabel('Father’s work').fill('Call 98480 22338');
    await family.getByRole('button', { name: 'Elder brother' }).click();
    await family
      .getByRole('group', { name: /married/i })
      .getByText('Yes', { exact: true })
      .click();
    await family.getByLabel('Work', { exact: true }).fill('Civil engineer');
    await family.getByLabel('Lives in').fill('Nellore');
    await expectAccessible(page, 'the family card');
    await save('Family').click();
    await expect(page.getByText('Please leave out phone numbers, email addresses and links')).toBeVisible();
    await expect(family.getByLabel('Lives in')).toHaveValue('Nellore');
    await family.getByLabel('Father’s work').fill('Farmer');
    await save('Family').click();
    await expect(page.getByText('Family: saved.')).toBeVisible();
  });

  await test.step('a district is of its state', async () => {
    const roots = card('Roots');
    await roots.getByText('Andhra Pradesh').click();
    await roots.getByLabel('Native district').selectOption({ label: 'Sri Potti Sriramulu Nellore' });
    await roots.getByText('Telangana').click();
    await expect(roots.getByLabel('Native district')).toHaveValue('');
    await roots.getByText('Andhra Pradesh').click();
    await roots.getByLabel('Native district').selectOption({ label: 'Sri Potti Sriramulu Nellore' });
    await save('Roots').click();
    await expect(page.getByText('Roots: saved.')).toBeVisible();
  });

  await test.step('what is not saved is asked about', async () => {
    await card('Study and work').getByLabel('Job title').fill('Analyst');
    await page.getByRole('link', { name: 'Back to My Profile' }).click();
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await save('Study and work').click();
    await expect(page.getByText('Study and work: saved.')).toBeVisible();
  });

  await test.step('a verified family reads it, but not what waits for an accepted interest', async () => {
    const context = await browser.newContext({ viewport: { width: 320, height: 720 } });
    const theirs = await context.newPage();
    const viewer = await verifiedMember(context.request, uniqueName('Manohar Reddy Chilla'), { gender: 'male' });
    await openAs(theirs, viewer, `/profile/${her.userId}`);
    await expect(theirs.getByText('One elder brother, married, Civil engineer')).toBeVisible();
    await expect(theirs.getByText('Farmer')).toBeVisible();
    await expect(theirs.getByText('Analyst')).toBeVisible();
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
    await page.goto(memberUrl('/my-profile/more'));
    await expect(page.getByLabel('Father’s name', { exact: true })).toBeDisabled();
    await expect(page.getByLabel('Father’s name', { exact: true })).toHaveValue('');
    await expect(page.getByRole('heading', { name: /Elder brother/ })).toHaveCount(0);
  });
});
