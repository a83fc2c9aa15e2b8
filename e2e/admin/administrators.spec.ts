import { expect, test } from '@playwright/test';
import { adminUrl } from '../support/addresses.js';
import { expectNotice, heading, signInToTeam } from '../support/team.js';

test('an owner creates an administrator, who signs in, changes her password and sees only what her role may', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'the bar is for a desk');
  const username = `team.${Date.now()}`;
  await signInToTeam(page, '/admin/administrators');
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await page.getByLabel('Username', { exact: true }).fill(username);
  await page.getByLabel('Name', { exact: true }).fill('Lakshmi Support');
  await page.getByRole('radio', { name: 'Support' }).check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const password = await page.getByRole('dialog').locator('code').innerText();
  await page.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('rowheader', { name: username })).toBeVisible();

  const hers = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await hers.goto(adminUrl('/admin/account'));
  await hers.getByLabel('Username').fill(username);
  await hers.getByLabel('Password', { exact: true }).fill(password);
  await hers.keyboard.press('Enter');
  await expect(heading(hers, 'My account')).toBeVisible();
  await hers.getByLabel('Current password', { exact: true }).fill(password);
  await hers.getByLabel('New password', { exact: true }).fill('Rangavalli2026');
  await hers.getByRole('button', { name: 'Change password' }).click();
  await expectNotice(hers, /^Your password is changed/);
  await expect(hers.getByRole('link', { name: 'Administrators' })).toHaveCount(0);
  await hers.getByRole('link', { name: 'Users', exact: true }).click();
  await expect(hers.getByRole('button', { name: 'Export CSV' })).toHaveCount(0);
  await hers.goto(adminUrl('/admin/coupons/create'));
  await expect(hers.getByText('Your role can only view coupons; an owner creates them.')).toBeVisible();

  await page.getByRole('button', { name: `Change ${username}` }).click();
  await page.getByRole('menuitem', { name: 'Disable' }).click();
  await page.getByRole('button', { name: 'Disable' }).click();
  await expectNotice(page, 'Administrator changed');
  await hers.getByRole('link', { name: /^Coupons/ }).click();
  await expect(hers.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await hers.close();
});
