import { expect, test, type Page } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

const PHONE = { width: 390, height: 844 };
const coupon = (page: Page) => page.getByRole('dialog', { name: 'Create Coupon' });

test(
  'the form of a coupon lies over its list: by its address, Back, a press beside it, and twice pressed',
  { tag: '@deep' },
  async ({ page }) => {
    await signInToTeam(page, '/admin/coupons?state=on');
    const opener = page.getByRole('link', { name: 'Create Coupon' });
    await opener.click();
    await expect(page).toHaveURL(/\/admin\/coupons\/create\?state=on$/);
    const code = coupon(page).getByLabel('Code');
    await expect(code).toBeFocused();
    await look(page, 'the form of a coupon');

    await coupon(page).getByRole('button', { name: 'Generate' }).click();
    await expect(code).toHaveValue(/^[CDFGHJKMNPQRTWXY34679]{4}-[CDFGHJKMNPQRTWXY34679]{4}$/);
    const made = await code.inputValue();
    // Beside it: the press closes it and loses nothing.
    await page.mouse.click(200, 500);
    await expect(coupon(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/coupons\?state=on$/);
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(code).toHaveValue(made);
    await expect(coupon(page).getByText('What you typed before is still here.')).toBeVisible();

    await page.reload();
    await expect(coupon(page)).toBeVisible();
    await page.goBack();
    await expect(coupon(page)).toHaveCount(0);
    await expect(heading(page, 'Coupons')).toBeVisible();

    await page.goto(adminUrl('/admin/coupons/create'));
    await coupon(page).getByLabel('Expiry date').fill('2020-01-31');
    await coupon(page).getByLabel('Code').fill(`twice${Date.now()}`);
    await coupon(page).getByLabel('Discount (%)').fill('15');
    await coupon(page).getByRole('button', { name: 'Create Coupon' }).click();
    await expect(page.getByText('This day is in the past. Please choose today or a later day.')).toBeVisible();
    await coupon(page).getByLabel('Expiry date').fill('');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && /\/admin\/coupons$/.test(request.url())) sent.push(request.url());
    });
    await coupon(page).getByRole('button', { name: 'Create Coupon' }).dblclick();
    await expectNotice(page, 'Coupon created successfully');
    await expect(coupon(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/admin\/coupons$/);
    await expect(heading(page, 'Coupons')).toBeFocused();
    expect(sent).toHaveLength(1);
  },
);

test('on a phone a form takes the whole screen', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await signInToTeam(page, '/admin/coupons/create');
  await expect(coupon(page)).toBeVisible();
  await expect.poll(() => coupon(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await look(page, 'the form of a coupon on a phone');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/admin\/coupons$/);
});

test('the form of an administrator keeps what was typed, and Back closes it', async ({ page }) => {
  await signInToTeam(page, '/admin/administrators');
  const form = page.getByRole('dialog', { name: 'Create administrator' });
  const opener = page.getByRole('button', { name: 'Create administrator' });
  await opener.click();
  await expect(form.getByLabel('Username')).toBeFocused();
  await look(page, 'the form of an administrator');
  await form.getByLabel('Username').fill('half.typed');
  await page.goBack();
  await expect(form).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(form.getByLabel('Username')).toHaveValue('half.typed');
  await form.getByRole('button', { name: 'Clear' }).click();
  await expect(form.getByLabel('Username')).toHaveValue('');
  await page.mouse.click(200, 500);
  await expect(form).toHaveCount(0);
  await expect(page).not.toHaveURL(/create=/);
});
