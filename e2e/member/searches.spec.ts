import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

test('a search is kept with its digest, changed, and deleted with a way back', async ({ page }) => {
  const viewer = await verifiedMember(page.request, uniqueName('Kiran Reddy Mallu'), { gender: 'male' });
  await openAs(page, viewer, '/profiles?nativeDistrict=kurnool');

  await test.step('beside the filters in force', async () => {
    await page.getByRole('button', { name: 'Save this search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Save this search' });
    await expect(dialog.getByRole('radio', { name: 'No email' })).toBeChecked();
    await dialog.getByText('Every Saturday').click();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(dialog.getByText('Please agree to the emails first')).toBeVisible();
    await expectAccessible(page, 'saving a search');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('"Brides, Kurnool" is saved.')).toBeVisible();
  });

  await test.step('in a sheet over the list, to which the old address leads', async () => {
    await page.goto(memberUrl('/searches'));
    await expect(page).toHaveURL(memberUrl('/profiles?saved'));
    await expect(page.getByRole('link', { name: /^Brides, Kurnool/ })).toHaveAttribute(
      'href',
      '/profiles?nativeDistrict=kurnool',
    );
    await expectAccessible(page, 'saved searches');
    await expectNoSidewaysScroll(page, 'saved searches');
    await page.getByRole('button', { name: 'Change Brides, Kurnool' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Kurnool side');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Delete Kurnool side' }).click();
    await expect(page.getByText('No saved searches yet')).toBeVisible();
    await expectAccessible(page, 'no saved searches');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('link', { name: /^Kurnool side/ })).toBeVisible();
  });

  await test.step('without a digest, by one press in Settings', async () => {
    await page.goto(memberUrl('/settings'));
    await page.getByRole('button', { name: 'Notifications' }).click();
    await page.getByText('Emails about saved searches').click();
    await expect(page.getByText('No more emails. Your searches stay.')).toBeVisible();
  });
});

test('a search is saved in five presses, the emails included', async ({ page }) => {
  const viewer = await verifiedMember(page.request, uniqueName('Kiran Reddy Mallu'), { gender: 'male' });
  await openAs(page, viewer, '/profiles?nativeDistrict=kurnool');
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await page.getByRole('link', { name: 'Saved searches' }).click();
  await page.getByRole('dialog', { name: 'Saved searches' }).getByRole('button', { name: 'Save this search' }).click();
  await dialog.getByText('Every Saturday').click();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Brides, Kurnool/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(memberUrl('/profiles?nativeDistrict=kurnool'));
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a link of a digest stops nothing by being opened, and says when it is no good', async ({ page }) => {
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/searches/')) posted.push(request.url());
  });
  await page.goto(memberUrl('/unsubscribe?token=s.x.y.z'));
  const stop = page.getByRole('button', { name: 'Stop them' });
  await expect(stop).toBeVisible();
  await expectAccessible(page, 'stopping letters');
  expect(posted).toEqual([]);
  await stop.click();
  await expect(page.getByText('This link has been used, or is not complete.')).toBeVisible();
});
