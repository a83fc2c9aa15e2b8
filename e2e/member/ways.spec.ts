import { expect, test, type Page } from '../support/test.js';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { memberUrl } from '../support/addresses.js';
import { openAs, verifiedAtBrowser } from '../support/at-browser.js';
import { expectNoSidewaysScroll, expectStateAccessible } from '../support/axe.js';
import { verifiedMember, waitingMember } from '../support/members-by-api.js';
import { fillField } from '../support/newcomer.js';
import { showPhotos } from '../support/team-by-api.js';
import { cameraJpeg } from '../support/pictures.js';

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollDown = async (page: Page) => {
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect.poll(() => place(page)).toBeGreaterThan(100);
};
const shown = (page: Page) => expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);

test('each page opens at its top', { tag: '@deep' }, async ({ page, request }) => {
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
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await expect.poll(() => place(page)).toBe(0);
  });
});

test('a member who sent no Aadhaar reads so, and a photo as large as a phone takes it is sent', async ({ page }) => {
  await waitingMember(page.request, 'Sahithi Reddy Yenugu');
  await page.goto(memberUrl('/profiles'));
  await page.getByRole('link', { name: 'Upload' }).click();
  await expectStateAccessible(page, 'documents without Aadhaar');
  await page.getByRole('link', { name: 'Back to My Profile' }).click();
  await expect(page.getByText('One thing is missing: a photo of your Aadhaar card.')).toBeVisible();
  await page.getByRole('link', { name: 'Upload', exact: true }).click();
  const picture = await cameraJpeg('card.jpg');
  expect(picture.buffer.length).toBeGreaterThan(LIMITS.fileBytes);
  const field = page.getByLabel(/^Aadhaar.*no file yet/);
  await expect(field).toBeInViewport();
  await field.setInputFiles(picture);
  await expect(page.getByLabel(/^Aadhaar.*file received/)).toBeAttached();
  await page.getByRole('link', { name: 'Back to My Profile' }).click();
  await expect(page.getByText(/^Our team is reviewing your documents/)).toBeVisible();
});

test('a block is undone where clicks alone lead', { tag: '@deep' }, async ({ browser }) => {
  const other = await verifiedAtBrowser(browser, 'Praneeth Reddy Vanga');
  const { page } = await verifiedAtBrowser(browser, 'Vaishnavi Reddy Kudumula', other.path);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: /^Profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Profile Settings' }).click();
  await page.getByRole('link', { name: /^Who sees what/ }).click();
  await page.getByRole('link', { name: 'Blocked members' }).click();
  await page.getByRole('button', { name: 'Unblock Praneeth Reddy Vanga' }).click();
  await expect(page.getByText('Praneeth Reddy Vanga is no longer blocked.')).toBeVisible();
});

/** What a member can press, tick or type into. */
const CONTROLS = 'button, input, select, textarea, a[href]';

test('the filters open at most sixty controls, and no list that scrolls on its own', async ({ page, request }) => {
  await openAs(page, await verifiedMember(request, 'Kiran Reddy Mallu', { gender: 'male' }), '/profiles');
  await page.getByRole('button', { name: /^Filters/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const groups = sheet.getByRole('heading').getByRole('button');
  await expect(groups).toHaveCount(5);
  await expect(sheet.getByRole('button', { name: 'Clear All' })).toBeInViewport();
  await expect(sheet.getByRole('button', { name: /^Show \d+ profiles?$/ })).toBeInViewport();
  // It comes with the counts of its options.
  await expect(sheet.getByRole('button', { name: 'More: Lives in' })).toBeVisible();
  for (const group of await groups.all()) {
    await group.click();
    // Each press takes one out of those that are still closed.
    const closed = sheet.getByRole('button', { name: /^More: /, expanded: false });
    for (let left = await closed.count(); left > 0; left -= 1) {
      await closed.first().click();
      await expect(closed).toHaveCount(left - 1);
    }
    expect(await sheet.locator(CONTROLS).count()).toBeLessThanOrEqual(60);
    const scrolling = await sheet
      .locator('form *')
      .evaluateAll((parts) =>
        parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY)).map((part) => part.className),
      );
    expect(scrolling).toEqual([]);
  }
});

test('the filters close by Back, and keep what was chosen', async ({ page, request }) => {
  const list = '/profiles?lookingFor=bride';
  await openAs(page, await verifiedMember(request, 'Sudheer Reddy Bhimavarapu'), list);
  const filters = page.getByRole('button', { name: /^Filters/ });
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await filters.click();
  await sheet.getByText('Only with a photo').click();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(memberUrl(list));

  await filters.press('Enter');
  await expect(sheet.getByRole('switch', { name: /^Only with a photo/ })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(filters).toBeFocused();

  await filters.press('Enter');
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(page).toHaveURL(memberUrl(`${list}&photo=yes`));
  await expect(sheet).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(memberUrl(list));
  await expect(sheet).toBeHidden();
});

test('Back closes the photos and not the profile', async ({ page, request }) => {
  const list = '/profiles?lookingFor=groom&photo=yes';
  await openAs(page, await verifiedMember(request, 'Sushma Reddy Gaddam'), list);
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL('**/profile/*');
  const enlarge = page.getByRole('button', { name: /^Enlarge photo 1/ });
  await enlarge.click();
  const photos = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(photos).toBeVisible();
  await page.goBack();
  await expect(photos).toBeHidden();
  await expect(page).toHaveURL(/profile/);
  await expect(enlarge).toBeFocused();
});

test('Back leads from screen to screen of the registration, after a reload too', async ({ page }) => {
  await page.goto(memberUrl('/register'));
  await fillField(page, 'Name', 'Sravani Reddy');
  const progress = page.getByRole('progressbar', { name: 'Registration steps' });
  const first = Number(await progress.getAttribute('value'));
  const screen = (later: number) => expect(progress).toHaveAttribute('value', String(first + later));
  for (const later of [1, 2]) {
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await screen(later);
  }
  await page.reload();
  await screen(2);
  await page.goBack();
  await screen(1);
  await page.goBack();
  await screen(0);
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Sravani Reddy');
});

test('a card is put on the shortlist in place, by keyboard too', async ({ page, request }) => {
  const list = '/profiles?lookingFor=groom';
  await openAs(page, await verifiedMember(request, 'Anusha Reddy Katta'), list);
  const first = page.getByRole('article').first();
  const path = await first.getByRole('link').first().getAttribute('href');
  const label = await first.getByRole('button', { name: /^Keep ./ }).getAttribute('aria-label');
  const name = label?.replace('Keep ', '') ?? '';
  // Another member may have the same name.
  const card = page.getByRole('article').filter({ has: page.locator(`a[href="${path}"]`) });
  const keep = (kept: boolean) =>
    card.getByRole('button', { name: kept ? `Kept: ${name}` : `Keep ${name}`, exact: true });
  await keep(false).press('Enter');
  await expect(keep(true)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: `${name} is on your shortlist.` })).toBeAttached();
  await expect(page).toHaveURL(memberUrl(list));
  await page.reload();
  // Shown immediately; a page that is left before the server has answered takes the question along.
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok());
  await keep(true).click();
  await expect(keep(false)).toBeFocused();
  await removed;
  await page.goto(memberUrl('/shortlist'));
  await expect(page.getByRole('heading', { name: 'Your shortlist is empty' })).toBeVisible();
});

test(
  'the page links of a list are in one row on a phone, and a turned page begins at its heading',
  { tag: '@deep' },
  async ({ page }) => {
    await openAs(page, await verifiedMember(page.request, 'Naveen Reddy Sagam'), '/profiles?lookingFor=bride');
    await page.setViewportSize({ width: 390, height: 800 });
    const links = page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
    const label = await page.getByRole('link', { name: /^Page (\d+) of \1$/ }).getAttribute('aria-label');
    const last = Number(label?.split(' ').at(-1));
    expect(last).toBeGreaterThan(2);
    for (let number = 2; number <= last; number += 1) {
      await links.filter({ hasText: new RegExp(`^${number}$`) }).click();
      await expect(page.getByRole('status').filter({ hasText: `Page ${number} of` })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const tops = await links.evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => Math.round(link.getBoundingClientRect().top)),
      );
      expect(new Set(tops).size).toBe(1);
      await expectNoSidewaysScroll(page, `page ${number} of the list`);
    }
  },
);

test('nothing covers what one acts with, and all of it is large enough for a thumb', async ({ browser }, {
  project,
}) => {
  test.skip(project.name === 'wide', 'The widths and heights are set here: one project is enough.');
  const other = await verifiedAtBrowser(browser, `Subrahmanyeswara${'venkata'.repeat(8)} Reddy`);
  await showPhotos(other.page.request, other, 2);
  const { page } = await verifiedAtBrowser(browser, 'Keerthana Reddy Chinta', other.path);

  await test.step('a message leaves the shortlist free', async () => {
    await page.getByRole('button', { name: 'Show Interest' }).click();
    await page.getByRole('button', { name: 'Send without words' }).click();
    await expect(page.getByText(/^Interest sent\. /)).toBeVisible();
    const add = page.getByRole('button', { name: 'Keep', exact: true });
    await add.scrollIntoViewIfNeeded();
    // Requested immediately, while the message is there: a click would wait until it has gone.
    expect(await add.evaluate(isOnTop)).toBe(true);
    await add.click();
    await expect(page.getByRole('button', { name: 'Kept', exact: true })).toBeVisible();
  });

  await test.step('phone and email are 48 px high, and so are the wide links of the footer', async () => {
    await page.getByRole('button', { name: 'Show phone and email' }).click();
    const links = [page.locator('a[href^="tel:"]'), page.getByRole('main').locator('a[href^="mailto:"]')];
    for (const link of links) expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
    expect((await page.getByRole('link', { name: 'Terms' }).boundingBox())?.width).toBeGreaterThanOrEqual(48);
  });

  await test.step('a sheet of paper shows the profile and nothing to press', async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Show phone and email' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Kasyapa')).toBeVisible();
    for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), page.getByRole('navigation').first()])
      await expect(part).toBeHidden();
    await expect(page.getByRole('button').filter({ visible: true, hasNot: page.locator('img') })).toHaveCount(0);
    await expect(page.locator('a[href^="tel:"]')).toHaveCount(0);
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('the photos on the whole screen', async () => {
    await expectNoSidewaysScroll(page, 'a profile with a long name');
    await page.getByRole('button', { name: /^Enlarge photo 1 of 2/ }).click();
    const viewer = page.getByRole('dialog', { name: /^Photos of/ });
    await expect(viewer.getByText('1 / 2')).toBeVisible();
    // A dialog is drawn before it has the focus, and keys go where the focus is.
    await expect(page.locator('[role="dialog"]:focus-within')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(viewer.getByText('2 / 2')).toBeVisible();
    await expect(viewer.getByRole('img').nth(1)).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectStateAccessible(page, 'the photos on the whole screen');
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expectNoSidewaysScroll(page, 'a long name at 320 px');
  });

  await test.step('on few lines nothing sticks', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const bar of [page.getByRole('banner'), page.getByRole('navigation', { name: 'Main' }).last()])
      await expect(bar).toHaveCSS('position', 'static');
  });

  await test.step('a card gives a long name two lines', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(memberUrl('/shortlist'));
    const name = page.getByRole('article').getByRole('heading').locator('span');
    const [line, height] = await name.evaluate((span) => [
      parseFloat(getComputedStyle(span).lineHeight),
      span.clientHeight,
    ]);
    expect(height).toBeLessThanOrEqual(Math.ceil((line ?? 0) * 2) + 1);
  });
});

/** Whether a click in the middle of the element would reach it. */
function isOnTop(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
