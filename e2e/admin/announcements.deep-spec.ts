import { expect, test } from '../support/test.js';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { memberUrl } from '../support/addresses.js';
import { expectStateAccessible } from '../support/axe.js';
import { login, verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';

test('an announcement goes from writing to the member’s banner, and away when it is closed or stopped', async ({
  page,
  browser,
}) => {
  const title = `Families meet ${Date.now() % 100_000}`;
  // A city of its own: the banner must not lie over the pages of other tests.
  const city = uniqueName('Meetingtown');
  const facts = { familyLocation: { ...registrationExample().familyLocation, city } };
  await signInToTeam(page, '/admin/announcements');
  await page.getByRole('button', { name: 'Preview and count' }).click();
  await expect(page.getByText('Please correct the marked fields.')).toBeVisible();
  await page.getByLabel('Title', { exact: true }).fill(title);
  await page.getByLabel('Text', { exact: true }).fill('Sunday at 10. Map: https://example.org/map.');
  await page.getByLabel('Leads to').selectOption('Profile Settings');
  await page.getByLabel('Email', { exact: true }).check();
  await page.getByLabel('Family city').fill(city);
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue(title);
  const members = await browser.newContext();
  const member = await members.newPage();
  const reader = await verifiedMember(member.request, 'Reads The News', facts);
  await page.getByRole('button', { name: 'Preview and count' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText(/1 member · 1 email/);
  await expect(preview.getByRole('group').first()).toContainText('Sunday at 10.');
  await look(page, 'an announcement with its preview');

  await page.getByLabel('Your email').fill('owner@example.org');
  await page.getByRole('button', { name: 'Send a test email' }).click();
  await expectNotice(page, 'Test email sent');

  await login(member.request, reader);
  await page.getByRole('button', { name: 'Send now to 1 member' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expectNotice(page, 'Announcement is on its way');
  const row = page.getByRole('listitem', { name: title });
  await expect(row).toContainText('Running');

  await member.goto(memberUrl('/profiles'));
  const banner = member.getByRole('region', { name: 'News from our team' });
  await expect(banner.getByRole('heading', { name: title })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'https://example.org/map' })).toHaveAttribute('rel', /noopener/);
  await expectStateAccessible(member, 'a page with an announcement');
  const dismissed = member.waitForResponse((answer) => answer.url().endsWith('/dismiss') && answer.ok());
  await banner.getByRole('button', { name: 'Close this message' }).click();
  await dismissed;
  await expect(banner.getByRole('heading', { name: title })).toHaveCount(0);

  await row.getByRole('button', { name: 'Stop' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click();
  await expectNotice(page, 'Announcement stopped');
  await expect(row).toContainText('Stopped');
  await expect(row).toContainText('1 closed the banner');
});

test('the page of announcements fits a width of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInToTeam(page, '/admin/announcements');
  await expect(page.getByRole('region', { name: 'Announcements so far' })).toBeVisible();
  await look(page, 'announcements at 320 px');
});
