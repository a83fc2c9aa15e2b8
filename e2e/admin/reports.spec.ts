import { expect, test } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { report, waitingMember } from '../support/members-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

test('a report is reviewed with its evidence and closed with an action', async ({ page, request }) => {
  const member = await waitingMember(request, 'Reported For Money');
  await report(request, member.userId, 'He asked for money for a hospital.');
  await signInToTeam(page, '/admin/reports?state=open');
  await page.getByLabel('Search by reported member').fill(member.name);
  await expect(page).toHaveURL(/q=Reported/);
  await page.getByRole('link', { name: member.name }).first().click();
  await expect(heading(page, `Report about ${member.name}`)).toBeVisible();
  await expect(page.getByText('He asked for money for a hospital.')).toBeVisible();

  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await page.getByLabel('Upheld').check();
  await page.getByLabel('Warn the member').check();
  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('What the reported member reads').fill('Never ask other members for money.');
  await page.getByRole('button', { name: 'Close the report' }).click();
  await expectNotice(page, 'Report closed');
  // The decision is sent as the page closes, and reaches the server a moment after that.
  await expect(async () => {
    await page.goto(adminUrl(`/admin/reports?state=closed&q=${encodeURIComponent(member.name)}`));
    await expect(page.getByText(/^Upheld · Warn the member/).first()).toBeVisible({ timeout: 3000 });
  }).toPass();
});

test('cases are turned and closed by keys, and the next one opens', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'keys are for wide screens');
  const [first, second] = [
    await waitingMember(request, 'Closed By Key One'),
    await waitingMember(request, 'Closed By Key Two'),
  ];
  for (const { userId } of [first, second]) await report(request, userId, 'He asked for money by phone.');
  await signInToTeam(page, `/admin/reports?state=open&q=${encodeURIComponent('Closed By Key')}`, 'reviewer');
  await page.getByRole('link', { name: first.name }).click();
  const title = heading(page, /^Report about /);
  await expect(title).toHaveText(`Report about ${first.name}`);
  // The keys turn to what these links lead to, once the list is there.
  await expect(page.getByRole('link', { name: 'Next', exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await expect(title).not.toHaveText(`Report about ${first.name}`);
  await page.keyboard.press('k');
  await expect(title).toHaveText(`Report about ${first.name}`);
  await expect(page.getByText('Member since', { exact: false }).first()).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByLabel('Warn the member')).toBeChecked();
  await look(page, 'a report with a usual outcome');
  await page.keyboard.press('Enter');
  await expectNotice(page, /^Report closed/);
  await expectNotice(page, `· ${first.name}`);
  await expect(title).not.toHaveText(`Report about ${first.name}`);
  await expect(title).toBeFocused();
  // Nothing has been sent yet: from another page it is taken back, and the case is open as before.
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect(heading(page, 'Dashboard')).toBeVisible();
  await page.keyboard.press('z');
  await expectNotice(page, /^Undone/);
  await page.goto(adminUrl(`/admin/reports?state=open&q=${encodeURIComponent(first.name)}`));
  await page.getByRole('link', { name: first.name }).click();
  await expect(page.getByRole('button', { name: 'Close the report' })).toBeVisible();
});
