import { expect, test } from '../support/test.js';
import { expectNoSidewaysScroll } from '../support/axe.js';
import { openInTelugu, SCREENS_OF_MEMBERS } from '../support/screens.js';
import { expectNothingCut, expectTeluguNames } from '../support/telugu.js';

/** Screens in Telugu on two phones: nothing scrolls sideways, no label is cut, no fact stays in Latin letters. */

const WIDTHS = [320, 390];

for (const screen of SCREENS_OF_MEMBERS) {
  const { name } = screen;
  test(`${name} in Telugu`, { tag: name === 'profile' ? [] : '@deep' }, async ({ page }) => {
    // A menu that is open while the screen gets narrower widens the page of a phone.
    await page.setViewportSize({ width: 320, height: 800 });
    await openInTelugu(page, screen);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSidewaysScroll(page, `${name} at ${width}`);
      await expectNothingCut(page, `${name} at ${width}`);
    }
    await expect(async () => expectTeluguNames(page, name)).toPass({ timeout: 10_000 });
  });
}
