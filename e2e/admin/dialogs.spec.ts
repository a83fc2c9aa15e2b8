import { expect, test } from '../support/test.js';
import { addPhotos, waitingMember } from '../support/members-by-api.js';
import { look, signInToTeam } from '../support/team.js';
import { addDocument, newAdministrator } from '../support/team-by-api.js';

test('axe finds nothing on the dialogs of a case', { tag: '@deep' }, async ({ page, request, isMobile }) => {
  test.setTimeout(900_000);
  const member = await waitingMember(request, 'Dialogs Of A Case');
  await addPhotos(request, member, 2);
  await addDocument(request, member, 'aadhaar');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);

  await page.getByRole('button', { name: /^Enlarge the photos of/ }).click();
  await expect(page.getByRole('dialog', { name: /^Photo 1 of 2/ })).toBeVisible();
  await look(page, 'a photo');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Open document' }).click();
  await page.getByRole('button', { name: 'Enlarge the Aadhaar file' }).click();
  await expect(page.getByRole('dialog', { name: `Aadhaar file of ${member.name}` })).toBeVisible();
  await look(page, 'a document');
  await page.keyboard.press('Escape');

  if (isMobile) return;
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await look(page, 'the keys');
});

test('axe finds nothing on the dialogs about administrators and pairs', { tag: '@deep' }, async ({ page, request }) => {
  test.setTimeout(900_000);
  const { username } = await newAdministrator(request, 'support');
  await signInToTeam(page, `/admin/administrators?q=${username}`);
  await page.getByRole('button', { name: 'Create administrator' }).click();
  await look(page, 'a new administrator');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await look(page, 'a new administrator with mistakes');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `Change ${username}` }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await look(page, 'what can be done to an administrator');
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  await look(page, 'the warning before a reset');
  await page.getByRole('dialog').getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('dialog', { name: `Password of ${username}` })).toBeVisible();
  await look(page, 'a password that is shown once');
  await page.getByRole('button', { name: 'I’ve saved this' }).click();

  await page.goto(new URL('/admin/eligible-users?q=vouched1@', page.url()).href);
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Remove this pair?' })).toBeVisible();
  await look(page, 'a pair being removed');
});

test('axe finds nothing on the login dialog over a page whose session has ended', async ({ page }) => {
  await signInToTeam(page, '/admin/coupons');
  // Rows on a wide screen, cards on a phone: whichever it is, the page has its first answer before the session ends.
  await expect(page.getByRole('main').getByText('SANKRANTI').first()).toBeVisible();
  await page.context().clearCookies();
  await page.route('**/backend/api/admin/**', (route) =>
    route.request().url().includes('refresh')
      ? route.continue()
      : route.fulfill({ status: 401, json: { success: false, code: 'session-ended', message: '', requestId: 'gone' } }),
  );
  await page.getByLabel('Search by code').fill('WELCOME');
  await expect(page.getByRole('dialog', { name: 'Please log in again' })).toBeVisible();
  await look(page, 'a session that has ended');
});
