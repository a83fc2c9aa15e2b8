import { expect, test } from '../support/test.js';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { expectAccessible, expectNoSidewaysScroll } from '../support/axe.js';
import { openInTelugu, SCREENS_OF_MEMBERS } from '../support/screens.js';
import { TELUGU, withVoices } from '../support/voices.js';

/** C15, test 1: every screen of the table in the largest letters and in Telugu, on the narrowest phone. */

/** Controls that are lower than 56 px, by what they are; links within a sentence take its line, as WCAG has it. */
function smallTargets(): string[] {
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=button]',
  );
  const targets = [...all].map((one) =>
    one.matches('[type=checkbox], [type=radio]')
      ? (one.closest('label') ?? document.querySelector<HTMLElement>(`label[for="${one.id}"]`) ?? one)
      : one,
  );
  return [...new Set(targets)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && getComputedStyle(one).display !== 'inline')
    .filter((one) => !one.closest('.sr-only, [aria-hidden=true], [inert]'))
    .map((one) => ({ one, height: one.getBoundingClientRect().height }))
    .filter(({ height }) => height > 1 && height < 55.9)
    .map(({ one, height }) => `${one.tagName} ${one.className} "${one.innerText.slice(0, 30)}" ${height.toFixed(0)}`);
}

for (const screen of SCREENS_OF_MEMBERS) {
  const { name } = screen;
  test(`${name} in the largest letters`, { tag: name === 'profile' ? [] : '@deep' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await withVoices(page, [TELUGU]);
    // What members read stays in their browser and not in their account.
    await page.addInitScript(() => {
      const display = { textSize: 'larger', readAloud: true, rate: 0.8, simple: false };
      localStorage.setItem('display', JSON.stringify(display));
    });
    await page.route(`**${API_PREFIX}/account/display`, (route) => route.fulfill({ json: { success: true } }));
    await openInTelugu(page, screen);
    await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
    await expectNoSidewaysScroll(page, name);
    await expectAccessible(page, name);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });
}
