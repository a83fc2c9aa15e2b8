import { expect, test } from '../support/test.js';
import { readFile } from 'node:fs/promises';
import { verifiedMember, waitingMember } from '../support/members-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

const unique = () => `${Date.now() % 1_000_000_000}`.padStart(9, '0');

test('pasted pairs are checked, a bad line is corrected in place, and the import is undone', async ({ page }) => {
  const number = unique();
  await signInToTeam(page);
  await page.getByRole('link', { name: 'Add Eligible Users' }).click();
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByText('Please enter valid email,phone pairs')).toBeVisible();

  const pair = `eligible.${number}@example.com,8${number}`;
  await page.getByLabel('Email and phone pairs').fill(`${pair}\nsecond.${number}@example.com\n${pair}`);
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('button', { name: 'New: 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Repeated in this sheet: 1' })).toBeVisible();
  await expect(page.getByText('The phone is missing')).toBeVisible();
  await look(page, 'a checked list');
  await page.getByLabel('Phone of line 2').fill(`7${number}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'New: 2' })).toBeVisible();
  await page.getByLabel('Label of this import').fill(`Sabha ${number}`);
  await page.getByRole('button', { name: 'Add Eligible Users' }).click();
  await expectNotice(page, 'Added 2 eligible users successfully');

  await page.getByRole('link', { name: 'All imports' }).first().click();
  await expect(heading(page, 'Imports of eligible users')).toBeVisible();
  await page.getByLabel('Search by label').fill(`Sabha ${number}`);
  await expect(page.getByRole('link', { name: 'Families the association knows' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: `Sabha ${number}` })).toHaveCount(1);
  await look(page, 'the imports');
  await page.getByRole('link', { name: `Sabha ${number}` }).click();
  await expect(page.getByText('not used yet', { exact: true })).toHaveCount(2);
  await expect(page.getByText('Of one import')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Undo Sabha ${number}` }).click();
  await expect(page.getByRole('dialog', { name: 'Undo this import?' })).toContainText('2 pairs will be removed');
  await look(page, 'an import being undone');
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expectNotice(page, 'Import undone: 2 removed');
  await expect(page.getByText('Undone', { exact: true })).toBeVisible();
});

test(
  'a coupon is created in upper case, listed, switched off and exported',
  { tag: '@deep' },
  async ({ page, isMobile }) => {
    test.skip(isMobile, 'pairs above and users below are a form and a list on a phone');
    const code = `FEST${unique()}`;
    await signInToTeam(page);
    await page.getByRole('link', { name: 'Create Coupon' }).click();
    const form = page.getByRole('dialog', { name: 'Create Coupon' });
    await page.getByRole('button', { name: 'Create Coupon' }).click();
    await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
    await form.getByLabel('Code').fill(code.toLowerCase());
    await page.getByLabel('Discount (%)').fill('101');
    await page.getByRole('button', { name: 'Create Coupon' }).click();
    await expect(page.getByText('Discount must be a whole number from 0 to 100')).toBeVisible();
    await page.getByLabel('Discount (%)').fill('15');
    await page.getByRole('button', { name: 'Create Coupon' }).click();
    await expectNotice(page, 'Coupon created successfully');

    await page.getByLabel('Search by code').fill(code);
    // The row moves while the others leave the list, and a button that moves under the pointer is not pressed.
    await expect(page.getByRole('status').filter({ hasText: '1–1 of 1' })).toBeVisible();
    await page.getByRole('button', { name: `Switch off coupon ${code}` }).click();
    await expect(page.getByRole('row', { name: new RegExp(code) }).getByText('Off', { exact: true })).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^coupons-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toContain(code);
  },
);

test('the number of recently verified users links to them', { tag: '@deep' }, async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a link leads to the same list at every width');
  const member = await verifiedMember(request, 'Recently Verified Reddy');
  await signInToTeam(page);
  await page.getByRole('link', { name: /^recently verified: \d/ }).click();
  await expect(heading(page, 'Members')).toBeVisible();
  await expect(page.getByLabel('Verified', { exact: true })).toHaveValue('7');
  await page.getByLabel('Search by name, email, phone or profile ID').fill(member.email);
  await expect(page.getByRole('link', { name: member.name })).toHaveCount(1);
});

test('a user is found, suspended with a reason and restored, and the audit log shows it', async ({ page, request }) => {
  const member = await waitingMember(request, 'Suspended And Restored');
  await signInToTeam(page, '/admin/users');
  await page.getByLabel('Search by name, email, phone or profile ID').fill(member.email);
  await expect(page).toHaveURL(/q=newcomer/);
  const found = page.getByRole('link', { name: member.name });
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(heading(page, member.name)).toBeVisible();

  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('Reason').fill('Asked members for money.');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expectNotice(page, 'Member suspended');
  await expect(page.getByText('The member was told: Asked members for money.')).toBeVisible();

  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('Reason').fill('It was somebody else.');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expectNotice(page, 'Member restored');

  await page.goto(`${new URL(page.url()).origin}/admin/audit-log?subject=${encodeURIComponent(member.email)}`);
  await expect(page.getByText(/ suspended Suspended And Restored/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Check integrity' }).click();
  await expect(page.getByText(/^Verified: [\d,]+ entries, no gaps or changes$/)).toBeVisible();
});
