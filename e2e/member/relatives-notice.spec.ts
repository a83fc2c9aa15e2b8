import { expect, test } from '@playwright/test';
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

  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await desk.goto(adminUrl('/admin/reports?state=open'));
  await desk.getByLabel('Username').fill('reviewer');
  await desk.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await desk.keyboard.press('Enter');
  await desk.getByRole('link', { name: /^Notices from relatives \(\d+\)/ }).click();
  const row = desk.getByRole('row', { name: new RegExp(`^${ticket}`) });
  await expect(row.getByText(what)).toBeVisible();
  await expectAccessible(desk, 'notices from relatives');
  await row.getByRole('button', { name: `Answer ${ticket}` }).click();
  await desk.getByRole('dialog').getByLabel('Answer').fill('We have taken it out.');
  await expectAccessible(desk, 'the answer to a notice');
  await desk.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByText('Answer sent')).toBeVisible();
  await expect(row).toHaveCount(0);
  await desk.close();
});
