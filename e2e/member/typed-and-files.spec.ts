import { writeFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '../support/test.js';
import sharp from 'sharp';
import { memberUrl } from '../support/addresses.js';
import { fillDocuments, fillWizard, goToStep, newcomer, reach } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';

/** A4 at 300 dpi: black lines on nothing, as applications for scanning write it. */
const transparentScan = async () => {
  const line = { input: { create: { width: 1600, height: 40, channels: 4, background: '#000' } } } as const;
  const buffer = await sharp({ create: { width: 2480, height: 3508, channels: 4, background: '#0000' } })
    .composite([400, 800, 1200].map((top) => ({ ...line, top, left: 300 })))
    .png()
    .toBuffer();
  return { name: 'transparent-scan.png', mimeType: 'image/png', buffer };
};

const card = (page: Page) => page.getByLabel(/Photo of the Aadhaar card/);
const preview = (page: Page, name: string) => page.getByText(name, { exact: true }).locator('..').locator('img');

/** The sent picture is the one shown: same size, same mean brightness. */
const measured = (picture: Locator) =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = 100;
    const paper = canvas.getContext('2d')!;
    paper.drawImage(image, 0, 0, 100, 100);
    const { data } = paper.getImageData(0, 0, 100, 100);
    const reds = data.filter((_, place) => place % 4 === 0);
    return { height: image.naturalHeight, mean: reds.reduce((sum, red) => sum + red, 0) / reds.length };
  });

test('a family registers with what its phone copies, and with files that its phone hands over', async ({
  page,
}, info) => {
  const person = newcomer();
  const copied = {
    ...person,
    email: `\u200b${person.email}\u200b`,
    phone: `\u202d+91 ${person.phone.slice(0, 5)}\u00a0${person.phone.slice(5)}\u202c`,
  };
  await page.goto(memberUrl('/register'));
  await fillWizard(page, copied);
  await goToStep(page, 'Basic Info');
  await reach(page, page.getByLabel('Mobile number'));
  await expect(page.getByLabel('Mobile number')).toHaveValue(person.phone);
  await goToStep(page, 'Documents');

  const handle = info.outputPath('me.jpg');
  await writeFile(handle, (await jpeg('me.jpg')).buffer);
  await page.getByLabel(/^Photos/).setInputFiles(handle);
  await page.getByRole('checkbox', { name: /real, recent pictures/ }).check();
  await expect(page.getByAltText('Chosen photo 1')).toBeVisible();
  // Providers of Android do that between the choice and the sending.
  await writeFile(handle, (await jpeg('me.jpg')).buffer);

  const scan = await transparentScan();
  await reach(page, card(page));
  await card(page).setInputFiles(scan);
  const shown = await measured(preview(page, 'transparent-scan.jpg'));
  expect(shown.height).toBe(2400);
  expect(shown.mean).toBeGreaterThan(200);
  await fillDocuments(page, { aadhaar: '\u202d౦౧౨౩\u2011౪౫౬౭\u2011౮౯౦౩\u202c' });
  await page.getByRole('button', { name: 'Complete Registration' }).click();
  await expect(page.getByText('Registration successful! Please login to continue.')).toBeVisible();
});

test('a picture is made smaller where the line is slow, and refused when it is chosen where it is none', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g', downlink: 0.05 } }),
  );
  await page.goto(memberUrl('/register'));
  await goToStep(page, 'Documents');
  await reach(page, card(page));
  await card(page).setInputFiles(await transparentScan());
  expect((await measured(preview(page, 'transparent-scan.jpg'))).height).toBe(1600);

  const webp = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#eee' } })
    .webp()
    .toBuffer();
  await card(page).setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: webp });
  await expect(page.getByText('Only JPEG, JPG, and PNG files are allowed')).toBeVisible();
});
