import { ROUTES } from '@kalyanam/shared/base/routes';
import { expect, test } from '../support/test.js';
import { adminUrl, apiUrl } from '../support/addresses.js';
import { verifiedMember } from '../support/members-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

const WORDS = 'Please send money, my mother is in hospital.';

test('words that are held are read with their marks, and refused with a warning', async ({ page, request }) => {
  const sender = await verifiedMember(request, 'Asks For Money', { gender: 'male' });
  const receiver = await verifiedMember(request, 'Is Asked Here', { gender: 'female' });
  const sent = await request.post(apiUrl(ROUTES.interest(receiver.userId)), {
    headers: { Authorization: `Bearer ${sender.token}` },
    data: { note: WORDS },
  });
  expect(sent.ok(), await sent.text()).toBe(true);

  await signInToTeam(page, '/admin/notes', 'reviewer');
  await expect(heading(page, 'Notes to review')).toBeVisible();
  const held = page.getByRole('region', { name: 'Asks For Money to Is Asked Here' });
  // Older words come first.
  await expect(page.locator('mark').first()).toBeVisible();
  if (!(await held.isVisible())) await page.keyboard.press('j');
  // The pretext is a part of what makes the sentence harmful.
  await expect(held.locator('mark')).toHaveText(['send money', 'hospital']);
  await expect(held.getByRole('link', { name: 'Is Asked Here' })).toBeVisible();
  await look(page, 'held words');

  await held.getByRole('button', { name: 'Refuse and warn' }).click();
  const warning = page.getByRole('dialog', { name: 'Warn the sender?' });
  await warning.getByRole('textbox', { name: 'Reason' }).fill('Nobody may ask for money here.');
  await look(page, 'a warning for words');
  await warning.getByRole('button', { name: 'Refuse and warn' }).click();
  await expectNotice(page, /Refused, and the sender is warned/);
  await expect(held).toHaveCount(0);
  // Nothing has been sent yet: from another page it is taken back, and no one was warned.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('z');
  await expectNotice(page, /^Undone/);
  await page.goto(adminUrl('/admin/notes'));
  await expect(page.locator('mark').first()).toBeVisible();
  if (!(await held.isVisible())) await page.keyboard.press('j');
  await expect(held).toBeVisible();
});
