import { expect, test, type Page } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectStateAccessible } from '../support/axe.js';
import { firstProfiles, verifiedMember } from '../support/members-by-api.js';
import { flip } from '../support/states.js';

const banner = (page: Page) => page.getByText('No connection. What you wrote stays; go on when it is back.').first();

test('without a network: one banner, honest buttons, and pages that open on their own when it is back', async ({
  page,
  request,
}) => {
  const member = await verifiedMember(request, 'Lahari Reddy Nalla');
  await openAs(page, member, '/profiles');
  const [card] = await firstProfiles(request, member);
  await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();

  await test.step('the code of a profile is there before the network is lost, the profile is not', async () => {
    const code = () =>
      page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .join(' '),
      );
    await expect.poll(code).toMatch(/profile\.page-[^ ]+\.js/);
    await expect.poll(code).toMatch(/my-profile\.page-[^ ]+\.js/);
    expect(await code()).not.toContain(`/profiles/${card?.id}`);
  });

  // The other language is there as well.
  await page.getByRole('button', { name: 'తెలుగు' }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('link', { name: 'My Profile' }).filter({ visible: true }).click();
  const online = page.getByRole('switch', { name: /^Online/ });
  await expect(online).toBeChecked();
  await page.context().setOffline(true);
  await expect(banner(page)).toBeVisible();
  await flip(page, /^Online/);
  await expect(page.getByText('Failed to update profile status')).toBeVisible();
  await expect(online).toBeChecked();
  await expectStateAccessible(page, 'my profile without a network');

  await page.getByRole('link', { name: /^Who sees what/ }).click();
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload this page' })).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByRole('heading', { name: 'Who sees what' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await test.step('an act without a sentence of its own says why it failed', async () => {
    await page.goto(memberUrl('/profiles'));
    const add = page.getByRole('button', { name: /^Keep ./ }).first();
    await expect(add).toBeVisible();
    await page.context().setOffline(true);
    await add.click();
    await expect(page.getByText(/^An error occurred: You seem to be offline\. /).first()).toBeVisible();
  });
});
