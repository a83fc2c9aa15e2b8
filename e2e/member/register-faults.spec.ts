import { expect, test, type Page } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { expectNoSidewaysScroll } from '../support/axe.js';
import { fillDocuments, fillField, goToStep, reach, registerFor } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';

const question = (page: Page, name: string) => expect(page.getByRole('heading', { level: 3, name })).toBeVisible();

test('the network goes after the first screen: every other one opens, and nothing is lost at the end', async ({
  page,
}) => {
  await registerFor(page, 'daughter');
  await fillField(page, 'Name', 'Kavya '.repeat(16).trim());
  await expectNoSidewaysScroll(page, 'a name of almost a hundred letters');
  // What the later screens need is fetched as soon as the browser is idle.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await reach(page, page.getByLabel('Gothra'));
  await page.goBack();
  await question(page, 'How do we reach you?');
  await page.goForward();
  await question(page, 'How tall is she, and what is the gothra?');
  await reach(page, page.getByRole('button', { name: 'Complete Registration' }));
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText(/\d+ fields need your attention/)).toBeVisible();
  // The name is fine: the first field to fix is on the same screen.
  await expect(page.getByLabel('Day')).toBeFocused();
  await page.context().setOffline(false);
});

test('four photos are seen immediately, a fifth is refused, and an unconfirmed one is asked about', async ({
  page,
}) => {
  await registerFor(page, 'son');
  await goToStep(page, 'Documents');
  const photos = page.getByLabel(/^Photos/);
  await photos.setInputFiles([await jpeg('one.jpg'), await jpeg('two.jpg'), await jpeg('three.jpg')]);
  await expect(page.getByAltText('Chosen photo 3')).toBeVisible();
  await photos.setInputFiles([await jpeg('four.jpg'), await jpeg('five.jpg')]);
  await expect(page.getByAltText('Chosen photo 4')).toBeVisible();
  await expect(page.getByText('You can upload maximum 4 photos')).toBeVisible();
  await expect(page.getByText('Please confirm')).toHaveCount(0);

  await fillDocuments(page, { aadhaar: '0123 4567 8903' });
  // They are still there on the way back, and counted until they are confirmed.
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByAltText('Chosen photo 4')).toBeVisible();
  await expect(page.getByText('Please confirm')).toBeVisible();
  await page.getByRole('button', { name: 'Register without these photos?' }).click();
  await expect(page.getByAltText('Chosen photo 1')).toHaveCount(0);
  await expect(page.getByText('Please confirm')).toHaveCount(0);
});

test('two tabs keep one draft, and the later one goes on where it was left', async ({ page }) => {
  await registerFor(page, 'daughter');
  await fillField(page, 'Name', 'Kavya Gangireddy');
  await fillField(page, 'Gothra', 'Kasyapa');
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Kasyapa');
  const other = await page.context().newPage();
  await other.goto(memberUrl('/register'));
  await question(other, 'How tall is she, and what is the gothra?');
  await expect(other.getByLabel('Gothra')).toHaveValue('Kasyapa');
  await expect(other.getByText('We kept what you wrote last time.')).toBeVisible();
});
