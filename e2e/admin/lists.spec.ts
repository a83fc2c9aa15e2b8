import { expect, test } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { verifiedMember, waitingMember } from '../support/members-by-api.js';
import { expectNotice, heading, signInToTeam } from '../support/team.js';

declare global {
  interface Window {
    /** The length of the text in the field, each time the page said that it was still reading. */
    whileReading: Set<number>;
  }
}

function watchReading() {
  window.whileReading = new Set();
  new MutationObserver(() => {
    const field = document.querySelector('textarea');
    if (field && document.querySelector('main [aria-busy="true"]')) window.whileReading.add(field.value.length);
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}

const unique = () => `${Date.now() % 1_000_000_000}`.padStart(9, '0');

test('pasted pairs are added, invalid lines are named and stay', async ({ page }) => {
  const number = unique();
  await signInToTeam(page);
  await page.getByRole('link', { name: 'Add Eligible Users' }).click();
  await page.getByRole('button', { name: 'Add Eligible Users' }).click();
  await expect(page.getByText('Please enter valid email,phone pairs')).toBeVisible();

  const pair = `eligible.${number}@example.com,8${number}`;
  await page.getByLabel('Email and phone pairs').fill(`${pair}\nno-phone@example.com\n${pair}`);
  await expect(page.getByText(/1 pair is ready · 1 repeated line counts once · 1 line needs fixing/)).toBeVisible();
  await expect(page.getByText('The phone is missing')).toBeVisible();
  await page.getByRole('button', { name: 'Add Eligible Users' }).click();
  await expectNotice(page, 'Added 1 eligible users successfully');
  await expect(page.getByLabel('Email and phone pairs')).toHaveValue('no-phone@example.com');

  await page.getByRole('link', { name: 'All eligible users' }).click();
  await page.getByLabel('Search by email or phone').fill(`eligible.${number}`);
  await expect(page.getByText('not used yet', { exact: true })).toHaveCount(1);
  await expect(page).toHaveURL(/q=eligible/);
});

test('20,000 lines and what is typed next appear in the field before they are read, and no valid one is lost', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'lines are read the same way at every width');
  const number = unique().slice(-4);
  const line = (n: number) =>
    n % 100 === 0 ? `broken line ${n}` : `many${number}.${n}@example.com,7${number}${String(n).padStart(5, '0')}`;
  const buffer = Buffer.from(Array.from({ length: 20_000 }, (_, n) => line(n)).join('\n'));
  await signInToTeam(page, '/admin/eligible-users/add');
  await page.evaluate(watchReading);
  await page.getByLabel('CSV file').setInputFiles({ name: 'community.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByText(/19,800 pairs are ready · 200 lines need fixing/)).toBeVisible();
  await page.getByLabel('Email and phone pairs').press('Control+Home');
  await page.keyboard.press('x');
  const seen = () => page.evaluate(() => [...window.whileReading]);
  await expect.poll(seen).toEqual([buffer.length, buffer.length + 1]);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Add Eligible Users' }).click();
  await expect(page.getByRole('status').getByText('Added 19,800 eligible users successfully')).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByRole('heading', { name: 'Lines with mistakes: 200' })).toBeVisible();
});

test('a coupon is created in upper case, listed, switched off and exported', async ({ page, isMobile }) => {
  test.skip(isMobile, 'pairs above and users below are a form and a list on a phone');
  const code = `FEST${unique()}`;
  await signInToTeam(page);
  await page.getByRole('link', { name: 'Create Coupon' }).click();
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText('Please fill in all required fields').first()).toBeVisible();
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByLabel('Discount (%)').fill('101');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await expect(page.getByText('Discount must be a whole number from 0 to 100')).toBeVisible();
  await page.getByLabel('Discount (%)').fill('15');
  await page.getByRole('button', { name: 'Create Coupon' }).click();
  await expectNotice(page, 'Coupon created successfully');

  await page.getByLabel('Search by code').fill(code);
  await expect(page.getByText(code)).toHaveCount(1);
  await page.getByLabel(`Coupon ${code} on`).click();
  await expect(page.getByText('switched off', { exact: true }).first()).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^coupons-\d{4}-\d{2}-\d{2}\.csv$/);
  expect(await readFile(await file.path(), 'utf8')).toContain(code);
});

test('the number of recently verified users links to them', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a link leads to the same list at every width');
  const member = await verifiedMember(request, 'Recently Verified Reddy');
  await signInToTeam(page);
  await page.getByRole('link', { name: /^recently verified: \d/ }).click();
  await expect(heading(page, 'Users')).toBeVisible();
  await expect(page.getByLabel('Verified', { exact: true })).toHaveValue('7');
  await page.getByLabel('Search by name, email, phone or ID').fill(member.email);
  await expect(page.getByRole('link', { name: member.name })).toHaveCount(1);
});

test('a user is found, suspended with a reason and restored, and the audit log shows it', async ({ page, request }) => {
  const member = await waitingMember(request, 'Suspended And Restored');
  await signInToTeam(page, '/admin/users');
  await page.getByLabel('Search by name, email, phone or ID').fill(member.email);
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
  await expectNotice(page, 'User suspended');
  await expect(page.getByText('The member was told: Asked members for money.')).toBeVisible();

  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel('Reason').fill('It was somebody else.');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expectNotice(page, 'User restored');

  await page.goto(`${new URL(page.url()).origin}/admin/audit-log?subject=${encodeURIComponent(member.email)}`);
  await expect(page.getByText(/ suspended Suspended And Restored/).last()).toBeVisible();
  await page.getByRole('button', { name: 'Check integrity' }).click();
  await expect(page.getByText(/^Verified: [\d,]+ entries, no gaps or changes$/)).toBeVisible();
});
