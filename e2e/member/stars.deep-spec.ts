import { expect, test, type Page } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { verifiedAtBrowser } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';

/** Every width that a screen is laid out for, in both languages; axe finds nothing and nothing scrolls sideways. */
async function expectFine(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoSidewaysScroll(page, `${state} at 320 px`);
  if (before) await page.setViewportSize(before);
}

test('two families give their stars, see what they come to, exchange horoscopes and print the sheet', async ({
  browser,
}) => {
  test.slow();
  const her = await verifiedAtBrowser(browser, 'Sravani Reddy Kota');
  const him = await verifiedAtBrowser(browser, 'Harish Reddy Palle', '/profiles', { gender: 'male' });
  const card = (page: Page) => page.getByRole('main');
  const unfold = async (page: Page) => page.getByRole('tab', { name: 'Horoscope' }).click();

  await test.step('she chooses star and pada from the yellowed sheet', async () => {
    await her.page.goto(memberUrl('/my-profile/more?q=horoscope'));
    const mine = card(her.page);
    await mine.getByLabel('Star', { exact: true }).selectOption({ label: 'Arudra' });
    await mine.getByText('2 · Mithuna (Gemini)').click();
    await mine.getByText('Show me rajju, vedha and mahendra too').click();
    await mine.getByLabel(/^I agree that Kalyanam keeps/).check();
    await expectFine(her.page, 'the horoscope card');
    await mine.getByRole('button', { name: 'Next' }).click();
    await expect(her.page.getByText('Saved.', { exact: true })).toBeVisible();
  });

  await test.step('he knows the time of birth, and takes our reckoning', async () => {
    await him.page.goto(memberUrl('/my-profile/more?q=horoscope'));
    const mine = card(him.page);
    await mine.getByText('We know the time of birth').click();
    await mine.getByLabel('Time of birth', { exact: true }).fill('23:45');
    await mine.getByLabel(/^Place of birth/).pressSequentially('Hyderab');
    await him.page.getByRole('option', { name: 'Hyderabad, Telangana' }).click();
    await mine.getByRole('button', { name: /^Use / }).first().click();
    await mine.getByLabel(/^I agree that Kalyanam keeps/).check();
    await expectFine(him.page, 'the horoscope card with a birth');
    await mine.getByRole('button', { name: 'Next' }).click();
    await expect(him.page.getByText('Saved.', { exact: true })).toBeVisible();
  });

  await test.step('she opens the eight rows, and what other tables give', async () => {
    await her.page.goto(memberUrl(him.path));
    await unfold(her.page);
    await expect(her.page.getByText(/ of 36$/)).toBeVisible();
    await expect(her.page.getByText('Panchangams usually ask for 18 or more. Please ask your purohit.')).toBeVisible();
    await her.page.getByRole('tab', { name: 'Rajju, vedha, mahendra' }).click();
    await expect(her.page.getByText('Schools differ about these.')).toBeVisible();
    await expectFine(her.page, 'the second sheet');
    await her.page.getByRole('tab', { name: 'Eight kootas' }).click();
    await expectFine(her.page, 'the stars of two');
  });

  await test.step('both press, and either prints; the other is notified', async () => {
    await her.page.getByRole('button', { name: 'Exchange horoscopes' }).click();
    await expect(her.page.getByText('You have pressed it.')).toBeVisible();
    await him.page.goto(memberUrl(her.path));
    await unfold(him.page);
    await him.page.getByRole('button', { name: 'Exchange horoscopes' }).click();
    const download = him.page.waitForEvent('download');
    await him.page.getByRole('button', { name: 'Sheet as PDF' }).click();
    expect((await download).suggestedFilename()).toBe('kalyanam-stars.pdf');
    await her.page.goto(memberUrl('/notifications'));
    await expect(her.page.getByText('Harish Reddy Palle printed the sheet of your two stars.')).toBeVisible();
  });

  await test.step('in Telugu too', async () => {
    await her.page.getByRole('button', { name: /తెలుగు/ }).first().click();
    await expect(her.page.locator('html')).toHaveAttribute('lang', 'te');
    await her.page.goto(memberUrl(him.path));
    await her.page.getByRole('tab', { name: 'జాతకం' }).click();
    await expect(her.page.getByText(/^36కి /)).toBeVisible();
    await expectFine(her.page, 'the stars of two in Telugu');
  });

  await test.step('she takes the consent back, and all of it is gone', async () => {
    await her.page.goto(memberUrl('/settings'));
    await her.page.getByRole('button', { name: /^మీ వివరాలు/ }).click();
    await her.page.getByRole('button', { name: 'నా జాతకం ఇక ఉంచుకోవద్దు' }).click();
    await her.page.getByRole('alertdialog').getByRole('button').last().click();
    await expect(her.page.getByText('మీ జాతకం చెరిపేశాం.')).toBeVisible();
    await him.page.goto(memberUrl(her.path));
    await unfold(him.page);
    await expect(him.page.getByText('They have not given a star.')).toBeVisible();
  });
});
