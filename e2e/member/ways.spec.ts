import { expect, test, type Page } from '@playwright/test';
import { LIMITS } from '@kalyanam/shared/limits';
import { memberUrl } from '../support/addresses.js';
import { openAs, verifiedAtBrowser } from '../support/at-browser.js';
import { expectStateAccessible } from '../support/axe.js';
import { verifiedMember, waitingMember } from '../support/members-by-api.js';
import { cameraJpeg } from '../support/pictures.js';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollDown = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => place(page)).toBeGreaterThan(100);
};
const shown = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);

test('each page opens at its top', async ({ page, request }) => {
  const member = await verifiedMember(request, 'Meghana Reddy Sura');
  await openAs(page, member, '/profiles?lookingFor=bride');
  await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
  await scrollDown(page);

  await test.step('by its address', async () => {
    await page.goto(memberUrl('/my-profile'));
    await expect(page.getByRole('button', { name: 'Delete Profile' })).toBeVisible();
    await shown(page);
    expect(await place(page)).toBe(0);
  });

  await test.step('after the profile is deleted', async () => {
    await page.getByRole('button', { name: 'Delete Profile' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Current password').fill(member.password);
    await dialog.getByRole('button', { name: 'Delete Profile' }).click();
    await expect(page.getByText('Profile deleted successfully')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register free' }).first()).toBeInViewport();
    await expect.poll(() => place(page)).toBe(0);
  });
});

test('who sent no Aadhaar is told so, and a photo as large as a phone takes it is sent', async ({ page }) => {
  await waitingMember(page.request, 'Sahithi Reddy Yenugu');
  await page.goto(memberUrl('/profiles'));
  await page.getByRole('link', { name: 'Upload' }).click();
  await expect(page.getByText('One thing is missing: a photo of your Aadhaar card.')).toBeVisible();
  await expectStateAccessible(page, 'my profile without Aadhaar');
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  const picture = await cameraJpeg('card.jpg');
  expect(picture.buffer.length).toBeGreaterThan(LIMITS.fileBytes);
  const field = page.getByLabel(/^Aadhaar.*no file yet/);
  await expect(field).toBeInViewport();
  await field.setInputFiles(picture);
  await expect(page.getByLabel(/^Aadhaar.*file received/)).toBeAttached();
  await expect(page.getByText(/^Our team is reviewing your documents/)).toBeVisible();
});

test('a block is undone where clicks alone lead', async ({ browser }) => {
  const other = await verifiedAtBrowser(browser, 'Praneeth Reddy Vanga');
  const { page } = await verifiedAtBrowser(browser, 'Vaishnavi Reddy Kudumula', other.path);
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await page.getByRole('link', { name: 'Blocked members (1)' }).click();
  await page.getByRole('button', { name: 'Unblock Praneeth Reddy Vanga' }).click();
  await expect(page.getByText('Praneeth Reddy Vanga is no longer blocked.')).toBeVisible();
});
