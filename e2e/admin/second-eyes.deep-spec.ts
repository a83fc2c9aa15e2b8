import { expect, test, type Page } from '../support/test.js';
import { ADMIN_MESSAGES, firstYesSaid } from '@kalyanam/shared/team/messages';
import { adminUrl } from '../support/addresses.js';
import { ownProfile, waitingMember } from '../support/members-by-api.js';
import { ownNumbers, uniqueName } from '../support/newcomer.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';
import { takeOver } from '../support/team-by-api.js';

const ABROAD = { workLocation: { type: 'nri', country: 'usa', city: 'Dallas' } };

async function approve(page: Page) {
  await page.getByRole('button', { name: /Approve & Verify/ }).click();
  await page.getByRole('button', { name: 'Confirmed by phone' }).click();
  await page.getByRole('button', { name: 'Approve anyway' }).click();
}

test('where the owner’s settings ask for it, a second reviewer has to say yes before a member is verified', async ({
  page,
  request,
  browser,
}) => {
  const member = await waitingMember(request, uniqueName('Looked At Twice'), { ...ownNumbers(), ...ABROAD });
  await takeOver(request, member, 'reviewer');
  const at = `/admin/verify?case=${member.userId}`;
  await signInToTeam(page, '/admin/settings');
  await expect(page.getByLabel('Some approvals need a second reviewer')).toBeChecked();
  await expect(page.getByLabel('Members who live abroad')).toBeChecked();

  const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Moving on, this page takes no case from another test.
  await colleague.route('**/claim', (route) => route.abort());
  await signInToTeam(colleague, at, 'reviewer');
  await expect(colleague.getByText('This case needs two reviewers.')).toBeVisible();
  await approve(colleague);
  await expectNotice(colleague, firstYesSaid(member.name));
  await colleague.goto(adminUrl(at));
  await expect(colleague.getByText(/^You approved this on .* Another reviewer has to approve it too\.$/)).toBeVisible();
  await approve(colleague);
  await expect(colleague.getByText(ADMIN_MESSAGES.ownFirstYes)).toBeVisible();
  expect((await ownProfile(request, member)).verificationStatus).toBe('semi-verified');

  await page.goto(adminUrl(at));
  await expect(page.getByText(/^Ravi approved this on .* Another reviewer has to approve it too\.$/)).toBeVisible();
  const row = page.getByRole('listitem').getByRole('link', { name: new RegExp(member.name) });
  await expect(row).toContainText('Second look needed');
  await look(page, 'a case with its first approval');
  await approve(page);
  await expectNotice(page, /^User verified successfully/);
  await expect
    .poll(async () => (await ownProfile(request, member)).verificationStatus, { timeout: 30_000 })
    .toBe('verified');
});
