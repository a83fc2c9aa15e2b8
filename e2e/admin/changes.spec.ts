import { expect, test } from '../support/test.js';
import { ownProfile, verifiedMember } from '../support/members-by-api.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';
import { editProfile } from '../support/team-by-api.js';

test(
  'a verified member changes the gothra: the old one stays until a reviewer approves',
  { tag: '@deep' },
  async ({ page, request }) => {
    const member = await verifiedMember(request, 'Changed Gothra Approved');
    const { gothra: before } = await editProfile(request, member, { gothra: 'Vasishta' });
    expect(before).not.toBe('Vasishta');

    await signInToTeam(page, '/admin/changes', 'reviewer');
    const card = page.getByRole('listitem').filter({ hasText: member.email });
    await expect(card.getByText(`Gothra: Current ${before} Requested Vasishta`)).toBeVisible();
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expectNotice(page, 'Change approved');
    await expect(card).toHaveCount(0);
    expect((await ownProfile(request, member)).gothra).toBe(before);
    await page.keyboard.press('z');
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: /^Approve/ }).click();
    await expect.poll(async () => (await ownProfile(request, member)).gothra, { timeout: 30_000 }).toBe('Vasishta');
  },
);

test('a rejected change needs a message to the member, and the current value stays', async ({ page, request }) => {
  const member = await verifiedMember(request, 'Changed Name Rejected');
  await editProfile(request, member, { name: 'Somebody Else Reddy' });

  await signInToTeam(page, '/admin/changes', 'reviewer');
  await page.getByRole('button', { name: `Reject the change of ${member.name}` }).click();
  const dialog = page.getByRole('dialog', { name: `Reject the change of ${member.name}` });
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText('This field is required')).toBeVisible();
  await look(page, 'a change being rejected');
  await dialog.getByLabel('Notes').fill('The documents showed another name.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: `Reject the change of ${member.name}` }).click();
  await expect(dialog.getByLabel('Notes')).toHaveValue('The documents showed another name.');
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expectNotice(page, 'Change rejected');
  expect((await ownProfile(request, member)).name).toBe(member.name);
});
