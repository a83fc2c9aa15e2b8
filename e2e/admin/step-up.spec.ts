import { expect, test, type Page } from '../support/test.js';
import { ERRORS } from '@kalyanam/shared/base/errors';
import { readFile } from 'node:fs/promises';
import { DEMO_PASSWORD } from '../support/addresses.js';
import { waitingMember } from '../support/members-by-api.js';
import { look, signInToTeam } from '../support/team.js';

const PROOF = 'Confirm it’s you';

/** Simulates an expired confirmation: the first call is refused, the rest go to the server. */
const stepUpHasExpired = (page: Page, path: string) =>
  page.route(
    path,
    (route) =>
      route.fulfill({
        status: ERRORS['prove-again'].status,
        json: { success: false, code: 'prove-again', message: ERRORS['prove-again'].message, requestId: 'expired' },
      }),
    { times: 1 },
  );

async function confirm(page: Page, password: string) {
  const dialog = page.getByRole('dialog', { name: PROOF });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
}

test('an export asks to confirm the password first, and then downloads automatically', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the number below asks for the same confirmation on a phone');
  await signInToTeam(page, '/admin/coupons');
  await stepUpHasExpired(page, '**/admin/coupons/export.csv**');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(page.getByRole('dialog', { name: PROOF })).toBeVisible();
  await look(page, 'the proof');
  await confirm(page, 'Wrong2026demo');
  await expect(page.getByText('Incorrect password')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await confirm(page, DEMO_PASSWORD);
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('WELCOME');
  await expect(page.getByRole('dialog', { name: PROOF })).toBeHidden();
});

test('a number is revealed after a reason and a confirmation; without the confirmation it stays hidden', async ({
  page,
  request,
  isMobile,
}) => {
  const member = await waitingMember(request, 'Revealed After Proof');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  const number = page.getByRole('region', { name: 'Aadhaar', exact: true }).locator('strong').first();
  await expect(number).toHaveText(/^XXXX XXXX \d{4}$/);
  await page.getByRole('button', { name: 'Reveal the Aadhaar number' }).click();
  await page.getByRole('radio', { name: 'Compare with the document' }).check();
  await look(page, 'the reason of a reveal');
  const reveal = page.getByRole('dialog', { name: 'Reveal the Aadhaar number' });

  await stepUpHasExpired(page, '**/reveal');
  await reveal.getByRole('button', { name: 'Reveal' }).click();
  await expect(page.getByRole('dialog', { name: PROOF })).toBeVisible();
  if (isMobile) await look(page, 'the proof on a phone');
  await page.getByRole('dialog', { name: PROOF }).getByRole('button', { name: 'Cancel' }).click();
  await expect(reveal.getByText('Confirm it’s you first.')).toBeVisible();
  await stepUpHasExpired(page, '**/reveal');
  await reveal.getByRole('button', { name: 'Reveal' }).click();
  await confirm(page, DEMO_PASSWORD);
  await expect(number).toHaveText(/^\d{4} \d{4} \d{4}$/);
});
