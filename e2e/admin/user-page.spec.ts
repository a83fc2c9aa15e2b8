import { expect, test } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { report, tellDetails, verifiedMember, waitingMember } from '../support/members-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

test('a profile is seen as others get it: whole, in part, or not at all', async ({ page, request }) => {
  const member = await verifiedMember(request, 'Viewed As Others');
  await signInToTeam(page, `/admin/users/${member.userId}`, 'reviewer');
  await expect(heading(page, new RegExp(`^${member.name}, \\d+$`))).toBeVisible();
  await page.getByLabel('View as').selectOption('verified');
  await expect(page.getByText('Verified members see this, also in their lists.')).toBeVisible();
  await expect(page.getByText('Opens at a press of the button; we notify the member')).toBeVisible();
  await page.getByLabel('View as').selectOption('semi-verified');
  await expect(page.getByText('Hidden: they are not verified')).toBeVisible();
  await look(page, 'a profile as others see it');
  await page.getByLabel('View as').selectOption('nobody');
  await expect(page.getByText('Visitors without an account cannot see this profile at all.')).toBeVisible();
});

test('the team reads what a family told, and others what the family shows them', async ({ page, request }) => {
  const member = await verifiedMember(request, 'Told Of The Family');
  const told = {
    degree: 'mbbs',
    employer: 'Lotus Hospital',
    nativeState: 'telangana',
    nativeVillage: 'Ramapuram',
  } as const;
  await tellDetails(request, member, told);
  await signInToTeam(page, `/admin/users/${member.userId}`, 'support');
  const fact = (name: string, value: string) =>
    page.getByRole('term').filter({ hasText: name }).locator('+ dd').filter({ hasText: value });
  await expect(fact('Employer', 'Lotus Hospital')).toBeVisible();
  await expect(fact('Native place', 'Ramapuram, Telangana')).toBeVisible();
  await look(page, 'what a family told');
  await page.getByLabel('View as').selectOption('verified');
  await expect(fact('Native place', 'Ramapuram, Telangana')).toBeVisible();
  await expect(page.getByText('Lotus Hospital')).toHaveCount(0);
  await page.getByLabel('View as').selectOption('semi-verified');
  await expect(fact('Degree', 'M.B.B.S.')).toBeVisible();
  await expect(page.getByText('Ramapuram')).toHaveCount(0);
});

test('a member is held and restored by keyboard, and the timeline tells it', async ({ page, request }) => {
  const member = await waitingMember(request, 'Held By Keyboard');
  await report(request, member.userId, 'He asked for money.');
  await signInToTeam(page, `/admin/users/${member.userId}`, 'reviewer');
  await page.getByRole('button', { name: 'Actions' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Withdraw verification' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Export data for the member' })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Put on hold' }).press('Enter');
  await page.getByLabel(/^Reason/).fill('Please call us.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectNotice(page, `Member put on hold: ${member.name}`);
  await expect(page.getByText('The member was told: Please call us.')).toBeVisible();

  const history = page.getByRole('region', { name: 'Timeline' });
  await expect(history.getByText(/ put .* on hold/)).toBeVisible();
  await history.getByRole('button', { name: 'Reports' }).click();
  await expect(page).toHaveURL(/story=reports/);
  await expect(history.getByText('He asked for money.')).toBeVisible();
  await expect(history.getByText(/ put .* on hold/)).toHaveCount(0);

  await page.getByRole('button', { name: 'Restore' }).click();
  await page.getByLabel(/^Reason/).fill('All is well.');
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expectNotice(page, `Member restored: ${member.name}`);
});

test('an owner hands out the file of a member, with a reason', { tag: '@deep' }, async ({ page, request }) => {
  const member = await waitingMember(request, 'Asked For The File');
  await signInToTeam(page, `/admin/users/${member.userId}`);
  await page.getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Export data for the member' }).click();
  await page.getByLabel('How and when they asked').fill('By mail, today');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('dialog').getByRole('button', { name: 'Export data for the member' }).click(),
  ]);
  expect(file.suggestedFilename()).toContain(member.userId);
});

test('an address without a member says so and offers no retry', { tag: '@deep' }, async ({ page }) => {
  await signInToTeam(page, '/admin/users');
  await page.goto(adminUrl('/admin/users/aaaaaaaaaaaaaaaaaaaa'));
  await expect(page.getByText('No member with this ID')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await look(page, 'no such member');
});
