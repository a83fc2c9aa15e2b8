import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { decide, queuedCase, waitingMember } from '../support/members-by-api.js';
import { jpeg } from '../support/pictures.js';

test('a rejected member reads why, sends another document and is in the queue again', async ({ page, request }) => {
  const member = await waitingMember(page.request, 'Rejected Then Ready Reddy');
  await decide(request, member.userId, {
    action: 'reject',
    notes: 'The picture of the card is blurred.',
    reasonCodes: ['document-unreadable'],
  });
  expect(await queuedCase(request, member.userId)).toBeUndefined();
  await page.goto(memberUrl('/profiles'));
  await page.waitForURL(memberUrl('/my-profile'));
  const box = page.getByRole('main');

  await test.step('shows the reason, what to do, and how many attempts are left', async () => {
    await expect(box.getByText('Complete Your Verification')).toBeVisible();
    await expect(box.getByText('The picture of the card is blurred.')).toBeVisible();
    await expect(box.getByText('Rejected', { exact: true })).toBeVisible();
    await box.getByRole('link', { name: 'What to fix' }).click();
    await expect(box.getByText('The picture of the card is blurred.')).toBeVisible();
    await expect(box.getByText(/sharp picture of the whole front side/)).toBeVisible();
    await expect(box.getByText('You can send your profile to our team 3 more times.')).toBeVisible();
  });

  await test.step('requires the number that the decision erased', async () => {
    await box.getByRole('button', { name: 'Send to our team again' }).click();
    await expect(box.getByLabel('Aadhaar number')).toBeFocused();
    await expect(box.getByLabel('Aadhaar number')).toHaveAccessibleDescription(/^This field is required/);
  });

  await test.step('another document and the number', async () => {
    await page.getByLabel(/^Aadhaar ending in .*: no file yet/).setInputFiles(await jpeg('card.jpg'));
    await expect(page.getByLabel(/^Aadhaar ending in .*: file received/)).toBeAttached();
    await box.getByLabel('Aadhaar number').fill('0123 4567 8903');
    await box.getByRole('button', { name: 'Send to our team again' }).click();
    await expect(page.getByText('Your profile is with our team again.')).toBeVisible();
  });

  await test.step('waiting again, and free to browse', async () => {
    await expect(page.getByText(/^Our team is reviewing your documents/)).toBeVisible();
    await expect(page.locator('main').getByText('Semi-verified Profile')).toBeVisible();
    expect(await queuedCase(request, member.userId)).toMatchObject({
      resubmission: true,
      aadhaarFile: true,
      aadhaarNumber: 'XXXX XXXX 8903',
    });
    await page.goto(memberUrl('/profiles'));
    await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
  });
});
