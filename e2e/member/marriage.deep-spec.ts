import { expect, test } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { expectStateAccessible } from '../support/axe.js';
import { addPhotos, verifiedMember, type Registered } from '../support/members-by-api.js';

/** C16: reported by one family in one step, confirmed by the other with one press. */
test('a marriage is reported by one family and confirmed by the other', async ({ browser }) => {
  const [first, second] = await Promise.all([browser.newContext(), browser.newContext()]);
  const her = await verifiedMember(first.request, 'Sravani Reddy Kota');
  const him = await verifiedMember(second.request, 'Harish Reddy Palle', { gender: 'male' });
  const call = (by: Registered, path: string) =>
    first.request.post(apiUrl(path), { headers: { Authorization: `Bearer ${by.token}` } });
  expect((await call(her, ROUTES.interest(him.userId))).ok()).toBe(true);
  expect((await call(him, `${ROUTES.interest(her.userId)}/accept`)).ok()).toBe(true);

  const page = await first.newPage();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(memberUrl('/my-profile'));
  await page.getByRole('button', { name: /^Marriage fixed/ }).click();
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close our profile' });
  await expect(close).toBeInViewport();
  await expectStateAccessible(page, 'the one step');
  await dialog.getByText('Another profile ID').click();
  await dialog.getByRole('textbox', { name: 'Profile ID' }).fill('1234567');
  await close.click();
  await expect(dialog.getByText('Please check the profile ID again')).toBeVisible();
  await dialog.getByText('Harish Reddy Palle').click();
  await expect(dialog.getByText(/Harish Reddy Palle can say yes or no/)).toBeVisible();
  await dialog.getByText('A few words for others').click();
  await dialog.getByRole('textbox', { name: 'Your words' }).fill('Our fathers met first.');
  await expectStateAccessible(page, 'words for others');
  await close.click();
  await expect(page.getByRole('heading', { name: 'We wish you every happiness' })).toBeVisible();
  await expect(page.getByText('Harish')).toHaveCount(0);
  await expectStateAccessible(page, 'thanks');

  const other = await second.newPage();
  await other.setViewportSize({ width: 320, height: 700 });
  await other.goto(memberUrl('/my-profile/marriage'));
  await expect(other.getByText(/Sravani Reddy Kota has told us/)).toBeVisible();
  await expectStateAccessible(other, 'claim');
  await other.getByRole('button', { name: 'Yes, it is fixed' }).click();
  await expect(other.getByText('You and Sravani Reddy Kota have both said so.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('You and Harish Reddy Palle have both said so.')).toBeVisible();

  await addPhotos(second.request, him, 1);
  await other.reload();
  await expect(other.getByText('The other family has ticked these words.')).toBeVisible();
  await expect(other.getByRole('textbox', { name: 'Your words' })).toHaveValue('Our fathers met first.');
  await other.getByRole('textbox', { name: 'Your words' }).fill('Our mothers met first.');
  await other.locator('label').filter({ hasText: 'Your photo 1' }).click();
  await other.getByRole('button', { name: 'Tell others with these words' }).click();
  await expect(other.getByText('The other family has not chosen this photo yet.')).toBeVisible();
  await page.reload();
  const theirs = page.locator('label').filter({ hasText: 'Chosen by the other family' });
  await theirs.scrollIntoViewIfNeeded();
  await expect
    .poll(() => theirs.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await expect(page.getByRole('radio', { name: 'No photo' })).toBeChecked();
  await expectStateAccessible(page, 'story with a photo');
  await theirs.click();
  await page.getByRole('button', { name: 'Tell others with these words' }).click();
  await expect(page.getByText('Our team reads the words within seven days.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Chosen by the other family' })).toBeChecked();
});
