import { expect, test } from '../support/test.js';
import { adminUrl, CODE, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { fillDocuments, fillWizard, login, newcomer } from '../support/newcomer.js';
import { someoneWithPhoto } from '../support/members-by-api.js';
import { jpeg } from '../support/pictures.js';

test('a visitor registers, verifies email and phone, browses, is approved, and then sees what is for verified members', async ({
  page,
  browser,
  request,
}) => {
  const person = newcomer();

  await test.step('registers with photo and document', async () => {
    await page.goto(memberUrl());
    await page.getByRole('link', { name: 'Register free' }).click();
    await fillWizard(page, person);
    const photos = [await jpeg('one.jpg'), await jpeg('two.jpg')];
    await fillDocuments(page, { photos, aadhaar: '0123 4567 8903', card: [await jpeg('card.jpg')] });
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(memberUrl('/login'));
  });

  await test.step('logs in and verifies email and phone', async () => {
    await login(page, person.email, person.password);
    await expect(page).toHaveURL(memberUrl('/verify'));
    await expect(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    await page.getByLabel('Code').fill(CODE);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
    await page.getByLabel('Code').fill(CODE);
    await page.getByRole('button', { name: 'Verify' }).click();
    const verifiedAt = Date.now();
    await page.waitForURL('**/profiles');
    expect(Date.now() - verifiedAt).toBeGreaterThan(1800);
  });

  let profile = '';
  await test.step('filters, opens a verified profile, and sees neither photos nor contact', async () => {
    await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
    await page.goto(memberUrl('/profiles?lookingFor=groom&birthYearTo=1995'));
    await expect(page.getByText('2 active filters')).toBeAttached();
    profile = await someoneWithPhoto(request, 'lookingFor=groom&birthYearTo=1995');
    const card = page.getByRole('listitem').filter({ has: page.locator(`a[href="${profile}"]`) });
    await expect(card.locator('img')).toHaveCount(0);
    await card.getByRole('link').first().click();
    await page.waitForURL(memberUrl(profile));
    await expect(page.getByText('Complete verification to view photos and contact details')).toBeVisible();
    await page.getByRole('tab', { name: 'Family' }).click();
    await expect(page.getByText('Caste', { exact: true })).toBeVisible();
    await expect(page.getByText('Gothra', { exact: true })).toHaveCount(0);
    await expect(page.getByText('Call', { exact: true })).toHaveCount(0);
    await expect(page.locator('main img')).toHaveCount(0);
  });

  await test.step('an administrator approves', async () => {
    const team = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await team.goto(adminUrl(`/admin/verify?q=${encodeURIComponent(person.email)}`));
    await team.getByLabel('Username').fill('admin');
    await team.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await team.keyboard.press('Enter');
    await team.getByRole('link', { name: new RegExp(person.name) }).click();
    await expect(team.getByRole('heading', { name: person.name })).toBeVisible();
    await expect(team.getByText('XXXX XXXX 8903')).toBeVisible();
    await team.getByRole('button', { name: /Approve & Verify/ }).click();
    // An unchecked item is asked about once, and wants a reason.
    await team.getByRole('button', { name: 'Known to the team in person' }).click();
    await team.getByRole('button', { name: 'Approve anyway' }).click();
    await expect(team.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    // Carried out when the time to undo it is over.
    await expect(team.getByText('User verified successfully - User token updated')).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the open page shows photos and gothra without a reload, and phone and email at a press', async () => {
    await expect(page.getByText('Gothra', { exact: true })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(profile);
    await page.getByRole('tab', { name: 'About' }).click();
    await page.getByRole('button', { name: 'Show phone and email' }).click();
    await expect(page.getByText('Call', { exact: true })).toBeVisible();
    await expect(page.getByText('Write an email')).toBeVisible();
    const photo = page.locator('main img').first();
    await expect(photo).toBeVisible();
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  });
});
