import { expect, test } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { expectNotice, heading, signInToTeam } from '../support/team.js';

test('an owner creates an administrator, who logs in, changes the password and sees only what the role may', async ({
  page,
  browser,
}) => {
  const username = `team.${Date.now()}`;
  await signInToTeam(page, '/admin/administrators');
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Name', { exact: true }).fill('Lakshmi Support');
  await page.getByRole('radio', { name: 'Support' }).check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const password = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('button', { name: 'I’ve saved this' }).click();
  await expect(page.getByRole('rowheader', { name: username })).toBeVisible();

  const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await colleague.goto(adminUrl('/admin/users'));
  await colleague.getByLabel('Username').fill(username);
  await colleague.getByLabel('Password', { exact: true }).fill(password);
  await colleague.keyboard.press('Enter');
  await expect(heading(colleague, 'My account')).toBeVisible();
  await expect(colleague.getByText(/^Your password was given to you/)).toBeVisible();
  await colleague.getByLabel('Current password', { exact: true }).fill(password);
  await colleague.getByLabel('New password', { exact: true }).fill('Rangavalli2026');
  await colleague.getByLabel('New password again', { exact: true }).fill('Rangavalli2026');
  await colleague.getByRole('button', { name: 'Change password' }).click();
  await expectNotice(colleague, /^Your password is changed/);
  await expect(colleague.getByRole('link', { name: 'Administrators' })).toHaveCount(0);
  await colleague.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(colleague.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await colleague.goto(adminUrl('/admin/coupons/create'));
  await expect(colleague.getByText('Only owners can create coupons')).toBeVisible();
  await colleague.keyboard.press('Escape');

  await page.getByRole('button', { name: `Change ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Disable' }).click();
  await expectNotice(page, 'Administrator changed');
  await colleague.getByRole('link', { name: 'Eligible users', exact: true }).click();
  await expect(colleague.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
});
