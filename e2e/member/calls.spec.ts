import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { verifiedAtBrowser } from '../support/at-browser.js';
import { expectAccessible } from '../support/axe.js';

const DAY_MS = 86_400_000;

test('two families arrange a first call, and the number opens for the one who rings', async ({ browser }) => {
  test.slow();
  const her = await verifiedAtBrowser(browser, 'Sravani Reddy Kota');
  const him = await verifiedAtBrowser(browser, 'Harish Reddy Palle');
  const day = new Date(Date.now() + 4 * DAY_MS).toISOString().slice(0, 10);

  await test.step('both are interested', async () => {
    await him.page.goto(memberUrl(her.path));
    await him.page.getByRole('button', { name: 'Show Interest', exact: true }).click();
    await him.page.getByRole('button', { name: 'Send without words' }).click();
    await him.page.getByText('Interest sent', { exact: true }).waitFor();
    await her.page.goto(memberUrl(him.path));
    await her.page.getByRole('button', { name: 'Yes, let us talk', exact: true }).click();
  });

  await test.step('he offers a time, and is asked once about the night', async () => {
    await him.page.reload();
    await him.page.getByRole('link', { name: 'Arrange the first call' }).click();
    await him.page.getByRole('heading', { level: 1, name: 'First call with Sravani Reddy Kota’s family' }).waitFor();
    await him.page.getByRole('button', { name: 'Offer times' }).click();
    await expect(him.page.getByText('This field is required')).toBeVisible();
    await him.page.getByText('Another time').click();
    await him.page.getByLabel('Day', { exact: true }).fill(day);
    await him.page.getByLabel('Hour').selectOption('22:30');
    await him.page.getByRole('button', { name: 'Add this time' }).click();
    await expectAccessible(him.page, 'offer');
    await him.page.getByRole('button', { name: 'Offer 1 time' }).click();
    const night = him.page.getByRole('alertdialog');
    await expect(night).toContainText('at night');
    await night.getByRole('button', { name: 'Cancel' }).click();
    await him.page.getByRole('checkbox', { name: /night/ }).click();
    await him.page.getByRole('group', { name: 'Days' }).getByRole('button').nth(1).click();
    await him.page.getByRole('checkbox').first().check();
    await him.page.getByRole('button', { name: 'Offer 1 time' }).dblclick();
    await expect(him.page.getByText('Sravani Reddy Kota has not answered yet')).toBeVisible();
  });

  await test.step('she agrees', async () => {
    await her.page.goto(memberUrl('/'));
    await her.page.getByRole('link', { name: /^Harish Reddy Palle offers a time/ }).click();
    await her.page.getByRole('radio').check();
    await expectAccessible(her.page, 'call');
    await her.page.getByRole('button', { name: 'Agree to this time' }).click();
    await expect(her.page.getByRole('heading', { name: 'The call is agreed' })).toBeVisible();
  });

  await test.step('he keeps it in his calendar, and opens the number', async () => {
    await him.page.reload();
    const download = him.page.waitForEvent('download');
    await him.page.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toBe('kalyanam-call.ics');
    await him.page.getByRole('button', { name: 'Show the number' }).click();
    await expect(him.page.getByText(her.phone, { exact: true })).toBeVisible();
    await expectAccessible(him.page, 'call');
  });
});
