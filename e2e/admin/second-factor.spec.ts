import { expect, test, type Page } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { heading, look } from '../support/team.js';
import { newAdministrator } from '../support/team-by-api.js';
import { totpCode } from '../support/totp.js';

type Credentials = Awaited<ReturnType<typeof newAdministrator>>;

async function login(page: Page, { username, password }: Credentials) {
  await page.goto(adminUrl('/admin/account'));
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function code(page: Page, typed: string) {
  await page.getByLabel('6-digit code').fill(typed);
  await page.keyboard.press('Enter');
}

test('an administrator sets up a second factor, and logs in with its code and with a recovery code', async ({
  page,
  request,
}) => {
  const credentials = await newAdministrator(request);
  await login(page, credentials);
  await expect(heading(page, 'My account')).toBeVisible();
  const part = page.getByRole('region', { name: 'Two-step sign-in' });
  await part.getByLabel('Password', { exact: true }).fill(credentials.password);
  await part.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  await expect(part.getByRole('img', { name: 'QR code of the key' })).toBeVisible();
  await look(page, 'the second factor being set up');

  const key = await part.locator('code').innerText();
  await part.getByLabel('6-digit code').fill('12345');
  await part.getByRole('button', { name: 'Confirm' }).click();
  await expect(part.getByText('Please enter the 6 digits')).toBeVisible();
  await part.getByLabel('6-digit code').fill(totpCode(key));
  await part.getByRole('button', { name: 'Confirm' }).click();
  await expect(part.getByRole('listitem')).toHaveCount(10);
  await look(page, 'the recovery codes');
  const recoveryCode = await part.getByRole('listitem').first().innerText();
  await part.getByRole('button', { name: 'I’ve saved these' }).click();
  await expect(part.getByText(/Recovery codes left: 10\./)).toBeVisible();

  await page.context().clearCookies();
  await login(page, credentials);
  await look(page, 'the code of a sign-in');
  await code(page, '000000');
  await expect(page.getByRole('alert')).toHaveText(/This code is wrong or was already used/);
  await code(page, totpCode(key, 30));
  await expect(heading(page, 'My account')).toBeVisible();

  await page.context().clearCookies();
  await login(page, credentials);
  await code(page, recoveryCode);
  await expect(page.getByText(/Recovery codes left: 9\./)).toBeVisible();
});
