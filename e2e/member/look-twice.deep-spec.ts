import { expect, test } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

test('what a family writes about itself is marked while it is written, and can still be saved', async ({ page }) => {
  const member = await verifiedMember(page.request, uniqueName('Looks Twice Reddy'));
  await openAs(page, member, '/my-profile/edit/words');
  const about = page.getByRole('textbox').first();
  await about.fill('We live in Guntur. Please send money to 98480 12345.');
  await expect(page.getByText(/^Please look once more at what is marked: .*a request for money/)).toBeVisible();
  await expect(page.locator('mark').filter({ hasText: '98480 12345' })).toBeVisible();
  await expect(page.getByText(/^Once a profile is verified, our team looks/)).toBeVisible();
  await expectAccessible(page, 'a marked text');
  await expectNoSidewaysScroll(page, 'a marked text');

  await about.fill('We live in Guntur. Ring us on 98480 12345.');
  await expect(page.getByText(/^Others will read this/)).toBeVisible();
  await page.getByRole('button', { name: /^Save/ }).click();
  await expect(page).not.toHaveURL(/\/edit\/words/);

  await page.evaluate(() => localStorage.setItem('language', 'te'));
  await page.goto(memberUrl('/my-profile/edit/words'));
  await expect(page.getByText('రంగు వేసి చూపిన మాటలను మరోసారి చూడండి: ఫోన్ నంబరు.')).toBeVisible();
});
