import { expect, test } from '../support/test.js';
import { adminUrl, CODE, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectAccessible } from '../support/axe.js';
import { fillDocuments, fillWizard, goToStep, login, newcomer, reach } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';

test('someone with a number in the USA registers, and a family number in India is verified in its place', async ({
  page,
  browser,
}) => {
  const person = newcomer('Anvitha Reddy Bommu');
  const family = person.phone;
  const own = `+1 972 ${family.slice(-7, -4)} ${family.slice(-4)}`;

  await test.step('registers with the country beside the number', async () => {
    await page.setViewportSize({ width: 320, height: 720 });
    await page.goto(memberUrl('/register'));
    await fillWizard(page, { ...person, phone: '' });
    await goToStep(page, 'Basic Info');
    await reach(page, page.getByLabel('Country code'));
    await page.getByLabel('Country code').selectOption({ label: '+1 USA, Canada' });
    await page.getByLabel('Mobile number').fill(own.slice(3));
    await expect(page.getByText(/we ask for a family number in India as well/)).toBeVisible();
    await expectAccessible(page, 'a number abroad in the wizard');
    await goToStep(page, 'Documents');
    await fillDocuments(page, { aadhaar: '0123 4567 8903', card: [await jpeg('card.jpg')] });
    await page.getByRole('button', { name: 'Complete Registration' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Login' }).click();
  });

  await test.step('verifies the email, then the family number', async () => {
    await login(page, person.email, person.password);
    await page.getByLabel('Code').fill(CODE);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('heading', { name: 'A family number in India' })).toBeVisible();
    await expect(page.getByText(`We cannot send an SMS to ${own}`)).toBeVisible();
    await expectAccessible(page, 'the family number in the phone step');
    await page.getByLabel('Family number in India').fill(family);
    await page.keyboard.press('Enter');
    await page.getByLabel('Code').fill(CODE);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.waitForURL('**/profiles');
  });

  await test.step('finds both numbers in the settings', async () => {
    await page.goto(memberUrl('/settings'));
    await page.getByRole('button', { name: /^Email and phone/ }).click();
    await expect(page.getByRole('button', { name: new RegExp(`Phone.*${family} \\(verified\\)`) })).toBeVisible();
    await expect(page.getByText(`${own} (as you wrote it)`)).toBeVisible();
  });

  await test.step('is found by the team by the number abroad', async () => {
    const team = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await team.goto(adminUrl(`/admin/users?q=${encodeURIComponent(own.slice(0, 10))}`));
    await team.getByLabel('Username').fill('admin');
    await team.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await team.keyboard.press('Enter');
    await team.getByRole('link', { name: person.name }).first().click();
    await expect(team.getByText(own)).toBeVisible();
  });
});
