import { expect, test } from '../support/test.js';
import { waitingMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';

test('members are reminded together: told before, once a day, with what is left out', async ({ page, request }) => {
  const stamp = uniqueName('Bulk');
  const members = [await waitingMember(request, `${stamp} One`), await waitingMember(request, `${stamp} Two`)];
  await signInToTeam(page, `/admin/users?q=${encodeURIComponent(stamp)}`);
  const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });
  const bar = page.getByRole('region', { name: 'Selected rows' });
  const dialog = page.getByRole('dialog', { name: 'Remind' });

  await tick(members[0]?.name ?? '').check();
  await expect(bar.getByText('1 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Remind' }).click();
  await expect(dialog.getByText('1 of 1 will be reminded')).toBeVisible();
  await look(page, 'an act on several rows');
  await dialog.getByRole('button', { name: 'Remind 1' }).click();
  await expectNotice(page, '1 reminded');
  await expect(bar).toHaveCount(0);

  await tick(members[1]?.name ?? '').check();
  await bar.getByRole('button', { name: 'Select all 2 that match' }).click();
  await expect(bar.getByText('2 selected')).toBeVisible();
  await bar.getByRole('button', { name: 'Remind' }).click();
  await expect(dialog.getByText('1 of 2 will be reminded')).toBeVisible();
  await expect(dialog.getByText(/1 left out: was reminded in the last 24 hours/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remind 1' }).click();
  await expectNotice(page, '1 reminded');
});

test('removed pairs come back with one key', { tag: '@deep' }, async ({ page }) => {
  const number = `${Date.now() % 1_000_000_000}`.padStart(9, '0');
  const pairs = [1, 2].map((n) => `bulk${n}.${number}@example.com,6${number}`);
  await signInToTeam(page, '/admin/eligible-users/add');
  await page.getByLabel('Email and phone pairs').fill(pairs.join('\n'));
  await page.getByRole('button', { name: 'Check the list' }).click();
  await expect(page.getByRole('button', { name: 'New: 2' })).toBeVisible();
  await page.getByRole('button', { name: 'Add Eligible Users' }).click();
  await expectNotice(page, 'Added 2 eligible users successfully');

  await page.goto(`${new URL(page.url()).origin}/admin/eligible-users?q=6${number}`);
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
  await page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove 2' }).click();
  await expectNotice(page, '2 removed');
  await expect(page.getByRole('heading', { name: 'Eligible users', level: 1 })).toBeFocused();
  await expect(page.getByText('Nothing matches these filters')).toBeVisible();
  await page.keyboard.press('z');
  await expectNotice(page, '2 undone');
  await expect(page.getByRole('rowheader')).toHaveCount(2);
});

test('a view is saved, opens the list, and is removed', { tag: '@deep' }, async ({ page }) => {
  const name = `View ${Date.now() % 1_000_000}`;
  await signInToTeam(page, '/admin/coupons?state=off');
  const views = page.getByRole('navigation', { name: 'Views' });
  await views.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Show it when I open this list').check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(views.getByRole('link', { name: `${name} (default)` })).toHaveAttribute('aria-current', 'true');
  await expect(views.getByRole('link', { name: `${name} (default)` })).toBeFocused();

  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await page.getByRole('link', { name: 'Coupons', exact: true }).click();
  await expect(page).toHaveURL(/\?state=off$/);
  await views.getByRole('link', { name: 'All' }).click();
  await expect(page.getByLabel('State')).toHaveValue('');
  await views.getByRole('button', { name: `Remove the view ${name}` }).click();
  await expect(views.getByRole('link', { name })).toHaveCount(0);
  await expect(views.getByRole('link', { name: 'All' })).toBeFocused();
});
