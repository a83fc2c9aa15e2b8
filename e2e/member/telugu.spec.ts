import { expect, test } from '@playwright/test';
import { SCREENS, type Screen } from '@kalyanam/tools/screens';
import { apiUrl, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectNoSidewaysScroll, speak } from '../support/axe.js';
import { DEEP, ownTurns } from '../support/deep.js';
import { login } from '../support/members-by-api.js';
import { expectNothingCut, expectTeluguNames } from '../support/telugu.js';

/** Screens in Telugu on two phones: nothing scrolls sideways, no label is cut, no fact stays in Latin letters. */

const WIDTHS = [320, 390];
/** R90: all of them in `npm run check:deep`; `npm test` looks at the main ones, in turns with `text-size-screens.spec.ts`. */
const LOOKED_AT = ownTurns(
  SCREENS.filter(({ as, main }) => as !== 'admin' && (main || DEEP)),
  1,
  2,
);
const VISITORS = [...new Set(LOOKED_AT.map(({ as }) => as))];

for (const as of VISITORS) {
  test(`every screen of ${as ?? 'a visitor'} in Telugu`, async ({ context }) => {
    test.slow();
    // The steps of the table look for English labels.
    await context.addInitScript(() => localStorage.setItem('language', 'en'));
    const member = { email: `${as}@example.com`, password: DEMO_PASSWORD };
    const token = as ? (await login(context.request, member)).token : '';
    const ask = async (route: string): Promise<unknown> =>
      (await context.request.get(apiUrl(route), { headers: { Authorization: `Bearer ${token}` } })).json();

    const look = async ({ name, path, steps = [] }: Screen) => {
      const page = await context.newPage();
      await page.setViewportSize({ width: 390, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(memberUrl(typeof path === 'string' ? path : await path(ask)));
      await expect(page.locator('h1').first()).toBeAttached();
      // A step may take the network away: the words are there before.
      for (const language of ['te', 'en'] as const) await speak(page, language);
      for (const step of steps) await step(page);
      await speak(page, 'te');
      await expect(page.getByRole('status').filter({ hasText: 'తెరుచుకుంటోంది' })).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        await expectNoSidewaysScroll(page, `${name} at ${width}`);
        await expectNothingCut(page, `${name} at ${width}`);
      }
      await expect(async () => expectTeluguNames(page, name)).toPass({ timeout: 10_000 });
      await context.setOffline(false);
      await page.evaluate(() => sessionStorage.clear());
      await page.close();
    };
    for (const screen of LOOKED_AT.filter((one) => one.as === as)) await test.step(screen.name, () => look(screen));
  });
}
