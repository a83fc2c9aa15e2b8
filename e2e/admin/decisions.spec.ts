import { expect, test } from '@playwright/test';
import { ownProfile, waitingMember } from '../support/members-by-api.js';
import { expectNotice, signInToTeam } from '../support/team.js';

test.skip(({ isMobile }) => isMobile, 'keys are for a desk');

test('a reviewer approves a prepared case with one key and the next case comes by itself', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, 'Keyboard Approved Reddy');
  const prepared = `/admin/verify?case=${member.userId}`;
  await signInToTeam(page, prepared);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  await page.keyboard.press('a');
  await expectNotice(page, 'User verified successfully - User token updated');
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(member.name);
});

test('a reviewer rejects with a reason in three key presses, and the member reads what to do', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, 'Keyboard Rejected Reddy');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByRole('group', { name: /Reasons for the rejection/ })).toBeVisible();
  await page.keyboard.press('2');
  await expect(page.getByRole('checkbox', { name: /cannot be read/ })).toBeChecked();
  await page.keyboard.press('Enter');
  await expectNotice(page, /^User rejected successfully/);

  const { rejection } = await ownProfile(request, member);
  expect(rejection?.reasons).toMatchObject([
    { advice: expect.stringMatching(/sharp picture of the whole front side/) },
  ]);
});

test('two reviewers do not work on the same case', async ({ page, request, browser }) => {
  const member = await waitingMember(request, 'Claimed By One Reddy');
  const path = `/admin/verify?case=${member.userId}`;
  const claimed = page.waitForResponse((response) => response.url().endsWith('/claim') && response.ok());
  await signInToTeam(page, path);
  await claimed;

  const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInToTeam(colleague, path, 'reviewer');
  await expect(colleague.getByText(/works on this case/)).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Approve & Verify/ })).toBeDisabled();
  await colleague.close();
});
