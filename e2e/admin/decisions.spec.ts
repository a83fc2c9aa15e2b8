import { expect, test } from '@playwright/test';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { ownProfile, waitingMember } from '../support/members-by-api.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';
import { addDocument, editProfile } from '../support/team-by-api.js';

test.skip(({ isMobile }) => isMobile, 'keyboard shortcuts are for a desktop');

test('a reviewer approves a prepared case with one key and the next case opens automatically', async ({
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

test('a reviewer opens both documents and approves with the keyboard alone, in under five presses', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, 'Keyboard Only Reddy');
  await addDocument(request, member, 'aadhaar');
  await addDocument(request, member, 'pan');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await press('1');
  await expect(page.getByRole('img', { name: `Aadhaar file of ${member.name}` })).toBeVisible();
  await press('2');
  await expect(page.getByRole('img', { name: `PAN file of ${member.name}` })).toBeVisible();
  await press('a');
  await expectNotice(page, /^User verified successfully/);
  await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(member.name);
  expect(presses).toBeLessThan(5);
});

test('a case that the member has changed is shown again before it is decided, and the note is kept', async ({
  page,
  request,
}) => {
  const member = await waitingMember(request, 'Changed While Looked At');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  await page.keyboard.press('n');
  await page.keyboard.type('Called the family.');
  await editProfile(request, member, { gothra: 'Atreya after all' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('a');
  await expect(page.getByRole('region', { name: 'Decision' }).getByText(ADMIN_MESSAGES.caseChanged)).toBeVisible();
  await expect(page.getByText('Atreya after all')).toBeVisible();
  await expect(page.getByLabel(/^Verification notes/)).toHaveValue('Called the family.');
  await look(page, 'a case that was changed');
  await page.keyboard.press('a');
  await expectNotice(page, /^User verified successfully/);
});

test('two reviewers do not work on the same case', async ({ page, request, browser }) => {
  const member = await waitingMember(request, 'Claimed By One Reddy');
  const path = `/admin/verify?case=${member.userId}`;
  const claimed = page.waitForResponse((response) => response.url().endsWith('/claim') && response.ok());
  await signInToTeam(page, path);
  await claimed;

  const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInToTeam(colleague, path, 'reviewer');
  await expect(colleague.getByText(/is working on this case/)).toBeVisible();
  await expect(colleague.getByRole('button', { name: /Approve & Verify/ })).toBeDisabled();
  await colleague.close();
});
