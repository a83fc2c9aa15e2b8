import { expect, test, type Page } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';

const days = (page: Page) => page.getByLabel('Reject them together after (days)');
const save = (page: Page) => page.getByRole('button', { name: 'Save settings' });

async function change(page: Page, value: string) {
  await days(page).fill(value);
  await save(page).click();
}

test('settings are saved, and another owner’s change is not overwritten', async ({ page, context }) => {
  await signInToTeam(page, '/admin/settings');
  const other = await context.newPage();
  await other.goto(adminUrl('/admin/settings'));
  await expect(days(other)).toHaveValue('7');
  await expect(save(page)).toBeDisabled();
  await page.getByLabel('A case is late after (hours)').fill('24');
  await save(page).click();
  await expect(page.getByText('A case is late only after it is due')).toBeVisible();
  await look(page, 'settings with a problem');
  await page.getByLabel('A case is late after (hours)').fill('48');
  await change(page, '8');
  await expectNotice(page, 'Settings saved');
  await expect(page.getByText(/^Last changed by admin, /)).toBeVisible();

  await change(other, '9');
  await expect(other.getByText(/Someone else changed these settings/)).toBeVisible();
  await look(other, 'settings changed by another owner');
  await other.getByRole('button', { name: 'Load their version' }).click();
  await expect(days(other)).toHaveValue('8');
  await change(other, '7');
  await expectNotice(other, 'Settings saved');
});

test(
  'a template is written in both languages, shown as it will be read, changed and removed',
  { tag: '@deep' },
  async ({ page }) => {
    await signInToTeam(page, '/admin/settings?part=templates');
    await page.getByRole('button', { name: 'New template' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Title').fill('Both sides');
    await dialog.getByLabel('Question to the member').check();
    await dialog.getByLabel('English').fill('Dear {naem}, please upload the back of the card too.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText(/^Only \{name\} and \{reviewer\} can be filled in/)).toBeVisible();
    await dialog.getByLabel('English').fill('Dear {name}, please upload the back of the card too.');
    await dialog.getByLabel('Telugu').fill('{name} గారూ, కార్డు వెనుకవైపు కూడా పంపండి.');
    await expect(dialog.getByText('Dear Lakshmi Reddy, please upload the back of the card too.')).toBeVisible();
    await look(page, 'a template being written');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expectNotice(page, 'Template saved');

    await page.getByRole('button', { name: 'Change Both sides' }).click();
    await dialog.getByLabel('Title').fill('The back too');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The back too')).toBeVisible();
    await look(page, 'the templates');
    await page.getByRole('button', { name: 'Remove The back too' }).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expectNotice(page, 'Template removed');
    await expect(page.getByText('The back too')).toHaveCount(0);
  },
);

test(
  'a new version of a legal text is read as members will, planned for a day and taken back',
  { tag: '@deep' },
  async ({ page }) => {
    await signInToTeam(page, '/admin/settings?part=texts');
    const terms = page.getByRole('region', { name: 'Terms' });
    await expect(terms.getByText('In force')).toBeVisible();
    await terms.getByRole('button', { name: 'Read the version of 1 Jun 2026' }).click();
    await expect(page.getByRole('heading', { name: 'For marriage only' })).toBeVisible();
    await look(page, 'a version of the terms');
    await page.getByRole('button', { name: 'Close' }).click();

    await terms.getByRole('button', { name: 'New version' }).click();
    const dialog = page.getByRole('dialog', { name: 'Terms: new version' });
    await dialog.getByLabel('In force from').fill('2026-06-01');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expect(dialog.getByText('Please choose today or a later day')).toBeVisible();
    await dialog.getByLabel('In force from').fill('2099-01-01');
    await dialog.getByLabel('English', { exact: true }).fill('In short.\n\n# Cost\n\nIt stays free.');
    await expect(dialog.getByRole('heading', { name: 'Cost' })).toBeVisible();
    await look(page, 'a new version being written');
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await expectNotice(page, 'Text published');
    const planned = terms.getByRole('listitem').filter({ hasText: '1 Jan 2099' });
    await expect(planned.getByText('Planned')).toBeVisible();
    await planned.getByRole('button', { name: 'Remove' }).click();
    await expectNotice(page, 'Planned text removed');
    await expect(planned).toHaveCount(0);
  },
);
