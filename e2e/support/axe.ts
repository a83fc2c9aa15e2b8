import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { byTurns } from './deep.js';

/** They pass the focus on and never keep it; axe mistakes them for hidden controls. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

const COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

/**
 * axe finds nothing on the page as it is now.
 * @param rules `colours` where all rules passed in the other scheme: the page is the same but for its colours
 */
export async function expectAccessible(page: Page, state: string, rules: 'all' | 'colours' = 'all'): Promise<void> {
  // A page that has only begun to open holds nothing to find.
  await expect(page.locator('h1').first()).toBeAttached();
  // Half a megabyte to send and to read: once for each page that is opened.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const options: axe.RunOptions = { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: COLOURS }) };
  const violations = await page.evaluate(
    async ([exclude, how]) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      // A colour on its way to another is neither of them; what turns forever is not waited for.
      const settled = () =>
        Promise.allSettled(
          document
            .getAnimations()
            .filter((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity)
            .map(({ finished }) => finished),
        );
      let moved: boolean;
      const note = () => (moved = true);
      for (const type of ['transitionrun', 'animationstart']) document.addEventListener(type, note);
      // A list that is loaded again, after a search that was typed, is dimmed and then replaced.
      const busy = new MutationObserver(note);
      busy.observe(document.body, { subtree: true, attributeFilter: ['aria-busy'] });
      const loaded = async () => {
        for (let ms = 0; ms < 5_000 && document.querySelector('[aria-busy="true"]'); ms += 50)
          await new Promise((resolve) => setTimeout(resolve, 50));
      };
      // A list that arrives during the first look is seen while it fades in.
      let found: axe.AxeResults;
      let looks = 0;
      do {
        await loaded();
        await settled();
        moved = false;
        found = await run({ exclude }, how);
        looks += 1;
      } while (moved && found.violations.length > 0 && looks < 3);
      busy.disconnect();
      for (const type of ['transitionrun', 'animationstart']) document.removeEventListener(type, note);
      return found.violations.map(({ id, help, nodes }) => ({
        id,
        help,
        at: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    [FOCUS_GUARDS, options] as const,
  );
  const found = violations.map(({ id, help, at }) => `${id}: ${help} at ${at.join(', ')}`);
  expect(found, `axe on ${state}`).toEqual([]);
}

/** Nothing overflows the screen horizontally. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  // A phone widens the page to what overflows: only what it shows of it tells.
  const over = await page.evaluate(() => {
    const shown = window.visualViewport
      ? Math.round(window.visualViewport.width * window.visualViewport.scale)
      : Infinity;
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - Math.min(clientWidth, shown);
  });
  expect(over, `width of ${state}`).toBeLessThanOrEqual(0);
}

/** No line is cut off: long text wraps, or ends in an ellipsis. */
export async function expectNoCutLines(page: Page, state: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((part) => getComputedStyle(part).webkitLineClamp !== 'none' && part.scrollWidth > part.clientWidth + 1)
      .map((part) => part.textContent),
  );
  expect(cut, `cut lines of ${state}`).toEqual([]);
}

export const SCHEMES = ['light', 'dark'] as const;

/**
 * axe finds nothing on the page, and it does not scroll sideways: in both schemes in `npm run check:deep`, in one in
 * `npm test`.
 */
export async function expectAccessibleInSchemes(page: Page, state: string): Promise<void> {
  for (const [turn, colorScheme] of byTurns(SCHEMES, state).entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectAccessible(page, `${state}, ${colorScheme}`, turn === 0 ? 'all' : 'colours');
    await expectNoSidewaysScroll(page, `${state}, ${colorScheme}`);
  }
}

/** Switches the page to another language, keeping its state. */
export async function speak(page: Page, language: 'en' | 'te'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // The first time, its words are fetched.
  await expect(page.locator('h1').first()).toBeVisible();
}

const LOOKS = [
  ['te', 'dark'],
  ['en', 'light'],
] as const;

/**
 * The current state of the members' application: in Telugu and dark, in English and light; `npm test` looks at it in
 * one of the two. It is left in English.
 */
export async function expectStateAccessible(page: Page, state: string): Promise<void> {
  const looks = byTurns(LOOKS, state);
  for (const [language, colorScheme] of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await speak(page, language);
    await expectAccessible(page, `${state}, ${language}, ${colorScheme}`);
    await expectNoSidewaysScroll(page, `${state}, ${language}, ${colorScheme}`);
  }
  if (looks.at(-1)?.[0] === 'te') await speak(page, 'en');
}
