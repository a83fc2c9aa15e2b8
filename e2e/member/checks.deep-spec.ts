import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { expectAccessible } from '../support/axe.js';
import { login, verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';
import { signInToTeam } from '../support/team.js';

test('a member has their income checked by a file, and families read it', async ({ page, browser, request }) => {
  const member = await verifiedMember(request, uniqueName('Income Checked'));
  await login(page.request, member);
  await page.goto(memberUrl('/my-profile/checks'));
  await page.getByRole('button', { name: 'Ask us to check: Income' }).click();
  await expectAccessible(page, 'a fact to be checked');
  await page.getByLabel('Picture of your salary slip').setInputFiles(await jpeg('slip.jpg'));
  await expect(page.getByText(/^Your document is with our team\. We answer by/)).toBeVisible();

  const team = await (await browser.newContext()).newPage();
  await signInToTeam(team, '/admin/checks', 'reviewer');
  // Others may have sent files before.
  await expect(async () => {
    await team.keyboard.press('j');
    await expect(team.getByRole('link', { name: member.name })).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(team.getByRole('button', { name: /^Checked/ })).toBeDisabled();
  await team.getByRole('button', { name: /^Open the file/ }).click();
  await expect(team.getByRole('img', { name: 'Income: Salary slip' })).toBeVisible();
  await expectAccessible(team, 'an open file');
  await team.getByRole('button', { name: /^Checked/ }).click();
  await expect(team.getByRole('link', { name: member.name })).toBeHidden();

  const box = page.getByRole('region', { name: 'What we checked' });
  // The reviewer has ten seconds to take it back.
  await expect(async () => {
    await page.goto(memberUrl('/my-profile/preview'));
    await page.getByRole('tab', { name: 'Checks' }).click();
    await expect(box.getByText(/^Identity: /)).toBeVisible();
    await box.getByRole('button', { name: 'Show all ten' }).click();
    await expect(box.getByText(/^Income: salary slip seen by our team, /)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
  await expect(box.getByText('Marital status: stated by the family, not checked')).toBeVisible();
});
