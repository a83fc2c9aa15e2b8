import { expect, test, type Page, type Route } from '../support/test.js';
import { readFile } from 'node:fs/promises';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

const LINES = 20_000;
const PHONE = { width: 390, height: 844 };

/** Every fortieth line has a mistake. */
const sheet = (stamp: string): Buffer => {
  const line = (n: number) =>
    n % 40 === 0 ? `broken line ${n}` : `many${stamp}.${n}@example.com,7${stamp}${String(n).padStart(5, '0')}`;
  return Buffer.from(Array.from({ length: LINES }, (_, n) => line(n)).join('\n'));
};
const stampOf = () => String(Date.now()).slice(-4);
const open = (page: Page, stamp: string) =>
  page.getByLabel('CSV file').setInputFiles({ name: `sabha ${stamp}.csv`, mimeType: 'text/csv', buffer: sheet(stamp) });

/** Holds each call to a path until it is let go. */
async function hold(page: Page, path: string) {
  const waiting: Route[] = [];
  let held = true;
  await page.route(`**${path}`, async (route) => {
    if (held && route.request().method() === 'POST') waiting.push(route);
    else await route.continue();
  });
  return {
    count: () => waiting.length,
    next: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0);
      await waiting.shift()?.continue();
    },
    letAllGo: async () => {
      held = false;
      await Promise.all(waiting.splice(0).map((route) => route.continue()));
    },
  };
}

test(
  '20,000 lines are checked, stopped half-way, finished under one label, and undone',
  { tag: '@deep' },
  async ({ page }) => {
    const stamp = stampOf();
    await signInToTeam(page, '/admin/eligible-users/add');
    const checks = await hold(page, '/admin/eligible-users/check');
    await open(page, stamp);
    // The table is there and the label can be typed while the server is asked.
    await expect(page.getByText('Checking the pairs: 0 of 19,500')).toBeVisible();
    const label = page.getByLabel('Label of this import');
    await expect(label).toHaveValue(`sabha ${stamp}`);
    await label.fill(`Kurnool ${stamp}`);
    await expect(page.getByRole('button', { name: 'Needs fixing: 500' })).toHaveAttribute('aria-pressed', 'true');
    await checks.next();
    await expect(page.getByText('Checking the pairs: 2,000 of 19,500')).toBeVisible();
    await checks.letAllGo();
    await expect(page.getByRole('button', { name: 'New: 19,500' })).toBeVisible();
    await expect(label).toHaveValue(`Kurnool ${stamp}`);
    await look(page, '20,000 lines');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download the lines with mistakes' }).click();
    const file = await readFile(await (await downloading).path(), 'utf8');
    expect(file.trim().split('\r\n')).toHaveLength(501);
    expect(file).toContain('\r\n81,"broken line 80","Please enter a valid email address. The phone is missing"\r\n');

    const adds = await hold(page, '/admin/eligible-users');
    await page.getByRole('button', { name: 'Add Eligible Users' }).click();
    await adds.next();
    await expect(page.getByText('Adding the pairs: 2,000 of 19,500')).toBeVisible();
    // A press on a link asks: the import goes on only while this page is open.
    await page.getByRole('link', { name: 'All eligible users' }).click();
    await page
      .getByRole('dialog', { name: 'Stop the import and leave?' })
      .getByRole('button', { name: 'Cancel' })
      .click();
    await expect.poll(adds.count).toBe(1);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Stopping after this part: 2,000 of 19,500')).toBeVisible();
    await adds.letAllGo();
    await expect(page.getByText(/^Stopped: 4,000 added, 15,500 not\./)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Added: 4,000' })).toBeVisible();
    await look(page, 'a stopped import');

    await page.getByRole('button', { name: 'Add Eligible Users' }).click();
    await expectNotice(page, 'Added 15,500 eligible users successfully');
    await expect(page.getByText(/^Added: 19,500\./)).toBeVisible();
    await page.getByRole('alert').getByRole('link', { name: 'All imports' }).click();
    await expect(heading(page, 'Imports of eligible users')).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(`^Kurnool ${stamp}`) });
    await expect(row).toContainText('19,500');
    await row.getByRole('button', { name: `Undo Kurnool ${stamp}` }).click();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await expectNotice(page, 'Import undone: 19,500 removed');
    await expect(row).toContainText('Undone');
  },
);

test('on a phone a line is corrected, and the check can be stopped and gone on with', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const stamp = stampOf();
  await signInToTeam(page, '/admin/eligible-users/add');
  const checks = await hold(page, '/admin/eligible-users/check');
  await open(page, stamp);
  await checks.next();
  await expect(page.getByText('Checking the pairs: 2,000 of 19,500')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('17,500 lines are not checked yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Eligible Users' })).toBeDisabled();
  await look(page, 'a stopped check on a phone');
  await checks.letAllGo();
  await page.getByRole('button', { name: 'Check the rest' }).click();
  await expect(page.getByRole('button', { name: 'New: 19,500' })).toBeVisible();

  const email = page.getByLabel('Email of line 1', { exact: true });
  await email.fill(`corrected.${stamp}@example.com`);
  await email.press('Enter');
  await expect(page.getByText('The phone is missing').first()).toBeVisible();
  await page.getByLabel('Phone of line 1', { exact: true }).fill(`60000${stamp}0`);
  await page.getByRole('button', { name: 'New: 19,50' }).focus();
  await expect(page.getByRole('button', { name: 'New: 19,501' })).toBeVisible();
  // It stays where it is, to be looked at.
  await expect(email).toHaveValue(`corrected.${stamp}@example.com`);
  await look(page, '20,000 lines on a phone');
});
