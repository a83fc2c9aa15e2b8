import { expect, test } from '../support/test.js';
import { adminUrl, CODE, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { newcomer } from '../support/newcomer.js';

test('someone without an account says that a member wrote about them, and the team answers', async ({
  page,
  browser,
}) => {
  const { email } = newcomer();
  const what = 'The profile of Suresh Reddy names me as an elder brother. I am not.';
  await page.setViewportSize({ width: 320, height: 720 });
  await page.goto(memberUrl('/contact'));
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByLabel('What is written, and what is wrong with it')).toBeFocused();
  await page.getByLabel('What is written, and what is wrong with it').fill(what);
  await page.getByLabel('Email').fill(email);
  await expectAccessible(page, 'the notice');
  await expectNoSidewaysScroll(page, 'the notice');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Change the message' }).click();
  await expect(page.getByLabel('What is written, and what is wrong with it')).toHaveValue(what);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page.getByLabel('Code').fill(CODE);
  await expectAccessible(page, 'its code');
  await page.getByRole('button', { name: 'Confirm' }).click();
  const done = page.getByText(/Your message has the number 20\d\d-\d{4,}/);
  await expect(done).toBeVisible();
  const ticket = /20\d\d-\d{4,}/.exec((await done.textContent()) ?? '')?.[0] ?? '';

  const team = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await team.goto(adminUrl('/admin/reports?state=open'));
  await team.getByLabel('Username').fill('reviewer');
  await team.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await team.keyboard.press('Enter');
  await team.getByRole('link', { name: /^Notices from relatives \(\d+\)/ }).click();
  const row = team.getByRole('row', { name: new RegExp(`^${ticket}`) });
  await expect(row.getByText(what)).toBeVisible();
  await expectAccessible(team, 'notices from relatives');
  await row.getByRole('button', { name: `Answer ${ticket}` }).click();
  await team.getByRole('dialog').getByLabel('Answer').fill('We have taken it out.');
  await expectAccessible(team, 'the answer to a notice');
  await team.getByRole('button', { name: 'Send the answer' }).click();
  await expect(team.getByText('Answer sent')).toBeVisible();
  await expect(row).toHaveCount(0);
});
