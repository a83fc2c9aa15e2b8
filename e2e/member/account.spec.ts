import { readFile } from 'node:fs/promises';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { expect, test, type APIRequestContext, type Page } from '../support/test.js';
import { apiUrl, CODE, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectAccessible } from '../support/axe.js';
import { messageTo } from '../support/mail.js';
import { openAs } from '../support/at-browser.js';
import { registered, waitingMember } from '../support/members-by-api.js';
import { login, newcomer, reach } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';
import { flip } from '../support/states.js';

test('a forgotten password is reset with the mailed link, once', async ({ page, request }) => {
  const person = await waitingMember(request);
  await page.goto(memberUrl('/login'));
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();

  const mail = await messageTo(request, person.email, '/reset-password?token=');
  const [, token] = /reset-password\?token=([\w-]+)/.exec(mail) ?? [];
  await page.goto(memberUrl(`/reset-password?token=${token}`));
  await page.getByLabel('New password').fill('Rangoli2027');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your new password is set. Please log in with it.')).toBeVisible();
  await login(page, person.email, 'Rangoli2027');
  await page.waitForURL(memberUrl('/profiles'));

  const again = await page.context().newPage();
  await again.goto(memberUrl(`/reset-password?token=${token}`));
  await again.getByLabel('New password').fill('Rangoli2028');
  await again.getByRole('button', { name: 'Set password' }).click();
  await expect(again.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
});

/** The mailed link of an account of which nothing is verified, as the mail gives it. */
async function openUnclaimed(page: Page, request: APIRequestContext, email: string): Promise<void> {
  await request.post(apiUrl(ROUTES.forgotPassword), { data: { email } });
  const [, query] = /reset-password\?([\w=&-]+)/.exec(await messageTo(request, email, 'reset-password')) ?? [];
  await page.goto(memberUrl(`/reset-password?${query}`));
  await expect(page.getByRole('heading', { name: 'Is this registration yours?' })).toBeVisible();
}

test('a registration whose owner forgot the password is kept, and its email verified', async ({ page, request }) => {
  const { email } = await registered(request);
  await openUnclaimed(page, request, email);
  await page.getByRole('button', { name: 'Yes, it is mine' }).click();
  await expectAccessible(page, 'reset: it is mine');
  await page.getByLabel('New password').fill('Rangoli2027');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByText('Your email is verified and your new password is set.')).toBeVisible();
  await login(page, email, 'Rangoli2027');
  await expect(page.getByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
});

test('a registration that is not the mailbox owner’s is removed at their word', async ({ page, request }) => {
  const { email } = await registered(request);
  await openUnclaimed(page, request, email);
  await expectAccessible(page, 'reset: whose registration');
  await page.getByRole('button', { name: 'No, remove it' }).click();
  await expectAccessible(page, 'reset: remove it');
  await page.getByRole('button', { name: 'Remove the registration' }).click();
  await page.waitForURL(memberUrl('/register'));
  await expect(page.getByText('We removed it; please register.')).toBeVisible();
  const ownEmail = page.getByLabel('Email', { exact: true });
  await reach(page, ownEmail);
  await expect(ownEmail).toHaveValue(email);
  await page.reload();
  await expect(ownEmail).toHaveValue(email);
});

test('Profile Settings: email and phone by code, password, contact, data, Marriage fixed', async ({
  page,
  request,
}) => {
  const person = await waitingMember(request);
  const other = newcomer();
  await openAs(page, person, '/settings');

  const open = (row: RegExp) => page.getByRole('button', { name: row }).click();

  await test.step('email', async () => {
    await open(/^Email and phone/);
    await open(/^Email\b(?! and)/);
    await page.getByLabel('New email').fill(other.email);
    const form = page.locator('form', { has: page.getByLabel('New email') });
    await form.getByLabel('Current password').fill('Wrong1234');
    await form.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText('Incorrect password')).toBeVisible();
    await form.getByLabel('Current password').fill(person.password);
    await form.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(CODE);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your new email is now in use.')).toBeVisible();
    await expect(page.locator('main').getByText(other.email)).toBeVisible();
  });

  await test.step('phone', async () => {
    await open(/^Phone/);
    await page.getByLabel('New mobile number').fill(other.phone);
    const form = page.locator('form', { has: page.getByLabel('New mobile number') });
    await form.getByLabel('Current password').fill(person.password);
    await form.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code', { exact: true }).fill(CODE);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('Your new mobile number is now in use.')).toBeVisible();
  });

  await test.step('contact setting, one row further', async () => {
    await page.goto(memberUrl('/settings'));
    await page.getByRole('link', { name: /^Who sees what/ }).click();
    const row = page.getByRole('button', { name: /^Phone and email/ });
    await row.click();
    const sheet = page.getByRole('dialog', { name: 'Who may see your phone number?' });
    await sheet.getByText('Only after accepted interest').click();
    await expect(sheet.getByText('Saved.')).toBeVisible();
    await sheet.getByRole('button', { name: 'Done' }).click();
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(row).toContainText('Only after accepted interest');
  });

  await test.step('download', async () => {
    await page.goto(memberUrl('/settings'));
    await open(/^Your data/);
    await open(/^Download my data/);
    const form = page.getByRole('dialog', { name: 'Download my data' });
    await form.getByLabel('Current password').fill(person.password);
    const arrives = page.waitForEvent('download');
    await form.getByRole('button', { name: 'Download my data' }).click();
    const download = await arrives;
    expect(download.suggestedFilename()).toBe('kalyanam-my-data.json');
    expect(await readFile(await download.path(), 'utf8')).toContain(other.email);
    await expect(form).toBeHidden();
  });

  await test.step('choice of mails', async () => {
    await page.goto(memberUrl('/settings'));
    await open(/^Notifications/);
    const choice = 'Someone shows interest in me';
    const mail = page.getByRole('switch', { name: choice });
    await expect(mail).toBeChecked();
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/account/mails'));
    await page.getByText(choice).click();
    expect((await saved).status()).toBe(200);
    await page.goto(memberUrl('/settings'));
    await open(/^Notifications/);
    await expect(mail).not.toBeChecked();
  });

  await test.step('Marriage fixed, and undone', async () => {
    await page.goto(memberUrl('/settings'));
    await open(/^Your data/);
    await flip(page, /^Marriage fixed/);
    const steps = page.getByRole('dialog', { name: 'Marriage fixed' });
    await steps.getByRole('button', { name: 'Close our profile' }).click();
    await expect(page.getByRole('heading', { name: 'We wish you every happiness' })).toBeVisible();
    await page.getByRole('button', { name: 'Bring our profile back' }).click();
    await expect(page.getByRole('button', { name: 'Our marriage is fixed' })).toBeVisible();
    await page.goto(memberUrl('/settings'));
    await open(/^Your data/);
    await expect(page.getByRole('switch', { name: /^Marriage fixed/ })).not.toBeChecked();
  });

  await test.step('password', async () => {
    await page.goto(memberUrl('/settings'));
    await open(/^Password/);
    const form = page.getByRole('dialog', { name: 'Change password' });
    await form.getByLabel('Current password').fill(person.password);
    await form.getByLabel('New password').fill('Rangoli2027');
    await form.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed.')).toBeVisible();
  });

  await test.step('everything is kept after logging in again', async () => {
    await open(/^Where you are logged in/);
    await page.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.waitForURL(memberUrl('/'));
    await openAs(page, { email: other.email, password: 'Rangoli2027' }, '/settings');
    await open(/^Email and phone/);
    await expect(page.getByText(other.phone)).toBeVisible();
  });
});

test('another device is listed and logged out from here', async ({ page, browser, request }) => {
  const person = await waitingMember(request);
  await openAs(page, person, '/settings');
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, person, '/my-profile');
  await page.reload();
  await page.getByRole('button', { name: 'Where you are logged in' }).click();
  await page
    .getByRole('button', { name: /^Log out: / })
    .first()
    .click();
  await expect(page.getByText('That device is logged out.')).toBeVisible();
  await elsewhere.reload();
  await elsewhere.waitForURL('**/login?**');
});

test('a diet is entered in Edit Profile, and removed', { tag: '@deep' }, async ({ page, request }) => {
  await openAs(page, await waitingMember(request), '/my-profile?part=about');
  const choices = page.getByRole('group', { name: 'Diet' });
  const edit = page.getByRole('link', { name: 'Edit: Personal' });
  await edit.click();
  await choices.getByText('Vegetarian with eggs').click();
  await page.getByRole('button', { name: 'Save' }).click();
  const diet = page.locator('dt', { hasText: /^Diet$/ }).locator('+ dd');
  await expect(diet).toHaveText('Vegetarian with eggs');

  await edit.click();
  await choices.getByText('Prefer not to say').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(diet).toHaveText('Not given');
});

test('Edit Profile saves what was changed, and offers the latest version when it changed elsewhere', async ({
  page,
  browser,
  request,
}) => {
  const person = await waitingMember(request);
  await openAs(page, person, '/my-profile');
  await page.getByRole('link', { name: 'Edit Profile' }).click();
  await page.getByRole('link', { name: /^Caste and gothra/ }).click();
  const elsewhere = await browser.newPage();
  await openAs(elsewhere, person, '/my-profile/edit/caste');

  await page.getByLabel('Gothra').fill('Bharadwaja');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Caste and gothra.*Bharadwaja/ })).toBeVisible();

  await elsewhere.getByLabel('Gothra').fill('Kaundinya');
  await elsewhere.keyboard.press('Escape');
  // Before its code is there it is a line without a list.
  await elsewhere.getByRole('combobox', { name: 'Subcaste' }).fill('Pakanati');
  await elsewhere.getByRole('option', { name: 'Pakanati' }).click();
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByText('This profile was changed somewhere else')).toBeVisible();
  await expect(elsewhere.getByText('Newest: Bharadwaja')).toBeVisible();
  await expect(elsewhere.getByLabel('Gothra')).toHaveValue('Kaundinya');
  await elsewhere.getByRole('button', { name: 'Use the newest' }).click();
  await expect(elsewhere.getByLabel('Gothra')).toHaveValue('Bharadwaja');
  await elsewhere.getByRole('button', { name: 'Save' }).click();
  await expect(elsewhere.getByText('Your changes are saved.')).toBeVisible();
  await expect(elsewhere.getByRole('link', { name: /^Caste and gothra.*Pakanati/ })).toBeVisible();
});

test('unsaved changes are asked about before they are left', async ({ page, request }) => {
  await openAs(page, await waitingMember(request), '/my-profile/edit');
  await page.getByRole('link', { name: /^Caste and gothra/ }).click();
  await page.getByLabel('Gothra').fill('Bharadwaja');
  await page.keyboard.press('Escape');
  await page.goBack();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Gothra')).toHaveValue('Bharadwaja');
  await page.goBack();
  await question.getByRole('button', { name: 'Discard and leave' }).click();
  await page.waitForURL(memberUrl('/my-profile/edit'));
  await expect(page.getByText('Bharadwaja')).toHaveCount(0);
});

test('changes to reviewed fields of a verified member wait for the team', async ({ page }) => {
  await openAs(page, { email: 'verified@example.com', password: DEMO_PASSWORD }, '/my-profile/edit/caste');
  const gothra = page.getByLabel('Gothra');
  const standing = await gothra.inputValue();
  await gothra.fill('Vasishtha');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Changes that our team reviews first are marked.')).toBeVisible();
  await page.getByRole('link', { name: /^Caste and gothra.*In review/ }).click();
  await expect(gothra).toHaveValue(standing);
  await expect(page.getByText('Our team is reviewing: Vasishtha.')).toBeVisible();
  await page.goto(memberUrl('/my-profile'));
  await page.getByRole('link', { name: /^About (me|him|her) One change is with our team/ }).click();
  await expect(page.getByText('Gothra: Vasishtha')).toBeVisible();
});

test('the preview is what the server shows others', async ({ page, request }) => {
  const person = await waitingMember(request);
  await openAs(page, person, '/my-profile');
  await page.getByRole('link', { name: 'Preview as others see it' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByText('Semi-verified members', { exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Semi-verified members' })).toBeChecked();
  await expect(page.locator('main')).not.toContainText(person.phone);
});

test('photos are added from the device, up to the limit', { tag: '@deep' }, async ({ page, request }) => {
  await openAs(page, await waitingMember(request), '/my-profile');
  await page.getByRole('link', { name: 'Upload Photos' }).click();
  const list = page.getByRole('list', { name: 'My photos, in order' }).getByRole('listitem');
  const add = page.getByLabel('Add photos');
  const pictures = await Promise.all(Array.from({ length: LIMITS.photos }, (_, index) => jpeg(`${index}.jpg`)));
  await page.getByRole('checkbox', { name: /real, recent pictures/ }).check();
  await add.setInputFiles(pictures.slice(0, 2));
  await expect(list.locator('img')).toHaveCount(2);
  await add.setInputFiles(pictures.slice(2));
  await expect(list.locator('img')).toHaveCount(LIMITS.photos);
  await expect(page.getByText(`All ${LIMITS.photos} places are taken. Delete a photo to add another.`)).toBeVisible();
  await expect(add).toHaveCount(0);
});

test('Delete Profile asks with the specified words and ends everything', async ({ page, request }) => {
  const person = await waitingMember(request);
  await openAs(page, person, '/settings');
  await page.getByRole('button', { name: /^Your data/ }).click();
  await page.getByRole('button', { name: 'Delete Profile' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(
    dialog.getByText('Are you sure you want to delete your profile? This action cannot be undone.'),
  ).toBeVisible();
  await dialog.getByLabel('Current password').fill('Wrong7Password');
  await dialog.getByRole('button', { name: 'Delete Profile' }).click();
  await expect(dialog.getByText('Incorrect password')).toBeVisible();
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Delete Profile' }).click();
  await expect(page.getByText('Profile deleted successfully')).toBeVisible();
  await page.goto(memberUrl('/login'));
  await login(page, person.email, person.password);
  await expect(page.getByText('Login failed. Please check your credentials.')).toBeVisible();
});
