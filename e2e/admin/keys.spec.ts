import { expect, test } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { waitingMember } from '../support/members-by-api.js';
import { heading, look, signInToTeam } from '../support/team.js';

test(
  'G and a letter lead to another page, and the letter decides nothing',
  { tag: '@deep' },
  async ({ page, request }) => {
    await waitingMember(request, 'Not Approved By Going');
    await signInToTeam(page, '/admin/verify');
    const approve = page.getByRole('button', { name: 'Approve & Verify' });
    await expect(approve).toBeEnabled();
    const decided: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && sent.url().endsWith('/decision')) decided.push(sent.url());
    });
    await page.keyboard.press('g');
    await page.keyboard.press('a');
    await expect(heading(page, 'Audit log')).toBeVisible();

    await page.goto(adminUrl('/admin/dashboard'));
    await expect(heading(page, 'Dashboard')).toBeVisible();
    await page.keyboard.press('g');
    await page.keyboard.press('u');
    await expect(heading(page, 'Members')).toBeVisible();
    expect(decided).toEqual([]);
  },
);

test('? lists the keys of the screen and those that work everywhere', { tag: '@deep' }, async ({ page }) => {
  await signInToTeam(page, '/admin/verify');
  await expect(page.getByRole('button', { name: 'Approve & Verify' })).toBeVisible();
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.keyboard.press('Shift+?');
  await expect(help.getByRole('region', { name: 'Verify' }).getByText('Next case')).toBeVisible();
  await expect(help.getByRole('region', { name: 'Go to' }).getByText('G then U')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);

  await page.getByRole('link', { name: 'Members', exact: true }).click();
  await expect(heading(page, 'Members')).toBeVisible();
  await page.keyboard.press('Shift+?');
  await expect(help.getByRole('region', { name: 'Everywhere' })).toBeVisible();
  await expect(help.getByRole('region', { name: 'Verify' })).toHaveCount(0);
});

test('the search leads to a person, a page and a command by keys alone', async ({ page, request }) => {
  const member = await waitingMember(request, 'Palette Opened Reddy');
  await signInToTeam(page, '/admin/coupons');
  await expect(heading(page, 'Coupons')).toBeVisible();
  const field = page.getByRole('combobox', { name: /^Search people/ });
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await field.fill(member.email);
  await expect(page.getByRole('option', { name: /^Palette Opened Reddy/ })).toHaveAttribute('aria-selected', 'true');
  await look(page, 'the search');
  await page.keyboard.press('Enter');
  await expect(heading(page, /Palette Opened Reddy/)).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('add elig');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Add Eligible Users')).toBeVisible();

  await page.keyboard.press('Control+k');
  await field.fill('new admin');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Create administrator' });
  await expect(form).toBeVisible();
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
  await expect(page).not.toHaveURL(/create=/);
});
