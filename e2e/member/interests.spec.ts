import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { verifiedAtBrowser, type OpenedMember } from '../support/at-browser.js';
import { verifiedMember } from '../support/members-by-api.js';
import { showPhotos } from '../support/team-by-api.js';

/** How soon the other side's page shows what happened, without a reload. */
const bell = ({ page }: OpenedMember) => page.getByRole('link', { name: /^Notifications/ });
const button = ({ page }: OpenedMember, name: string) => page.getByRole('button', { name, exact: true });

/** Each member's first notification is the team's approval. */
test('two members: interest, live notice, acceptance, contact, who saw it, block and undo', async ({ browser }) => {
  test.slow();
  const her = await verifiedAtBrowser(browser, 'Sravani Reddy Kota');
  const him = await verifiedAtBrowser(browser, 'Harish Reddy Palle');

  await test.step('he shows interest, pressing twice', async () => {
    await him.page.goto(memberUrl(her.path));
    await button(him, 'Show Interest').dblclick();
    await button(him, 'Send without words').dblclick();
    await expect(him.page.getByText('Interest sent. You can show interest 4 more times today.')).toBeVisible();
    await expect(button(him, 'Show Interest')).toHaveCount(0);
  });

  await test.step('she is notified on the page she is on, and follows the notice', async () => {
    await expect(bell(her)).toHaveAccessibleName('Notifications: 2 new');
    await expect(her.page.getByText('Harish Reddy Palle has shown interest in you.')).toBeVisible();
    await bell(her).click();
    await her.page.getByRole('link', { name: 'Harish Reddy Palle has shown interest in you.' }).click();
    await her.page.waitForURL(memberUrl(him.path));
    await expect(bell(her)).toHaveAccessibleName('Notifications: 1 new');
  });

  await test.step('she accepts on the Interests page; his open page shows it without a reload', async () => {
    await her.page.goto(memberUrl('/interests'));
    await expect(her.page.getByRole('link', { name: /^To answer.*1 waiting/ })).toBeVisible();
    await button(her, 'Yes, let us talk').dblclick();
    await expect(her.page.getByRole('heading', { name: /both interested/ })).toBeVisible();
    await expect(her.page.getByText('All answered')).toBeVisible();
    await expect(her.page.getByRole('link', { name: 'Arrange the first call' })).toBeVisible();
    await expect(him.page.getByRole('heading', { name: 'You are both interested' })).toBeVisible();
    await button(him, 'Show phone and email').click();
    await expect(him.page.getByRole('link', { name: her.phone })).toBeVisible();
    await him.page.goto(memberUrl('/calls'));
    await him.page.waitForURL(memberUrl('/interests?box=accepted'));
    await expect(him.page.getByRole('link', { name: /^Sravani Reddy Kota/ })).toBeVisible();
  });

  await test.step('she sees that he saw her contact details', async () => {
    await her.page.goto(memberUrl('/who-sees-what'));
    await expect(her.page.getByText('0 strangers have your phone number.')).toBeVisible();
    await expect(her.page.getByText(/^1 family opened it after both said yes/)).toBeVisible();
    await her.page.getByRole('link', { name: /^Who has looked/ }).click();
    await expect(her.page.getByRole('link', { name: 'Harish Reddy Palle', exact: true })).toBeVisible();
  });

  await test.step('she hides her number from his family, which is not told so, and Undo opens it again', async () => {
    // His page is open from before: only the press finds out.
    await him.page.goto(memberUrl(her.path));
    await expect(button(him, 'Show phone and email')).toBeVisible();
    await button(her, 'Hide my number from Harish Reddy Palle').click();
    await expect(her.page.getByText(/^Your phone and email are hidden from this family/)).toBeVisible();
    await button(him, 'Show phone and email').click();
    await expect(him.page.getByText('The other family decides when its phone and email open.')).toBeVisible();
    await button(her, 'Undo').click();
    await expect(button(her, 'Hide my number from Harish Reddy Palle')).toBeVisible();
  });

  await test.step('she keeps him and lets him go, and Undo puts him back', async () => {
    await her.page.goto(memberUrl(him.path));
    await button(her, 'Keep').click();
    await expect(button(her, 'Kept')).toBeVisible();
    await her.page.goto(memberUrl('/shortlist'));
    await button(her, 'Kept: Harish Reddy Palle').click();
    await expect(her.page.getByRole('heading', { name: 'Your shortlist is empty' })).toBeVisible();
    await button(her, 'Undo').click();
    await expect(her.page.getByRole('link', { name: /^Harish Reddy Palle/ })).toBeVisible();
  });

  await test.step('a block hides both from each other, and Undo brings both back', async () => {
    await her.page.goto(memberUrl(him.path));
    await button(her, 'More').click();
    await button(her, 'Block').click();
    await her.page.waitForURL(memberUrl('/profiles'));
    await him.page.goto(memberUrl(her.path));
    await expect(him.page.getByRole('heading', { name: 'Profile not found' })).toBeVisible();
    await button(her, 'Undo').click();
    await her.page.waitForURL(memberUrl(him.path));
    await expect(her.page.getByRole('heading', { level: 1, name: /^Harish Reddy Palle/ })).toBeVisible();
    await him.page.reload();
    await expect(him.page.getByRole('heading', { level: 1, name: /^Sravani Reddy Kota/ })).toBeVisible();
  });

  await test.step('the list of blocked members undoes a block as well', async () => {
    await button(her, 'More').click();
    await button(her, 'Block').click();
    await her.page.waitForURL(memberUrl('/profiles'));
    await her.page.goto(memberUrl('/who-sees-what?part=blocked'));
    await button(her, 'Unblock Harish Reddy Palle').click();
    await expect(her.page.getByRole('heading', { name: 'No blocked members' })).toBeVisible();
  });
});

test('the name, why it fits and the acts in one row are on the first screen of a phone', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(!isMobile, 'A desk shows them beside the photo.');
  const context = await browser.newContext();
  const other = await verifiedMember(context.request, 'Sravani Reddy Kota');
  await showPhotos(context.request, other, 1);
  await verifiedMember(page.request, 'Harish Reddy Palle');
  const act = page.getByRole('button', { name: 'Show Interest' });
  const name = page.getByRole('heading', { level: 1 });
  for (const height of [844, 664]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto(memberUrl(`/profile/${other.userId}`));
    await expect(act).toBeInViewport({ ratio: 1 });
    await expect(name).toBeInViewport({ ratio: 1 });
    const [above, below] = [await name.boundingBox(), await act.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('region', { name: 'Why this match' })).toBeInViewport({ ratio: 1 });
  for (const width of [1440, 390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    const acts = ['Show Interest', 'Keep', 'More'].map((act) => page.getByRole('button', { name: act, exact: true }));
    const boxes = await Promise.all(acts.map((one) => one.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size, `${width} px`).toBe(1);
  }
  await test.step('and Send interest is in view in the sheet, whose words Back keeps', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await act.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByRole('button', { name: 'Send interest' })).toBeInViewport({ ratio: 1 });
    await expect(sheet.getByRole('button', { name: 'Send without words' })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole('textbox').fill('We are from Nellore.');
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await act.click();
    await expect(sheet.getByRole('textbox')).toHaveValue('We are from Nellore.');
  });
});
