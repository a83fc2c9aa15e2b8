import { expect, test } from '@playwright/test';
import { report, waitingMember } from '../support/members-by-api.js';
import { expectNotice, heading, signInToTeam } from '../support/team.js';

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
  await page.getByLabel('The report is justified').check();
  await page.getByLabel('Warn the member').check();
  await page.getByRole('button', { name: 'Close the report' }).click();
  await expect(page.getByText('This field is required')).toBeVisible();
  await page.getByLabel('What the reported member reads').fill('Never ask other members for money.');
  await page.getByRole('button', { name: 'Close the report' }).click();
  await expectNotice(page, 'Report closed');
  await expect(page.getByText('Warn the member')).toBeVisible();
});
