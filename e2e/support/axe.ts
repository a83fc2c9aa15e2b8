import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** They pass the focus on and never hold it; axe takes them for hidden controls. */
const FOCUS_GUARDS = '[data-base-ui-focus-guard]';

/** axe finds nothing on the page as it stands now. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).exclude(FOCUS_GUARDS).analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
  expect(found, `axe on ${state}`).toEqual([]);
}

/** Nothing reaches over the edge of the screen. */
export async function expectNoSidewaysScroll(page: Page, state: string): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, `width of ${state}`).toBeLessThanOrEqual(0);
}

export const SCHEMES = ['light', 'dark'] as const;

/** What the page says, from now on, in another language; it stays as it stands. */
async function speak(page: Page, language: 'en' | 'te'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('language', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'language', newValue }));
  }, language);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** A state of the members' application as it stands: in English and light, in Telugu and dark. */
export async function expectStateAccessible(page: Page, state: string): Promise<void> {
  for (const [language, colorScheme] of [
    ['te', 'dark'],
    ['en', 'light'],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await speak(page, language);
    await expectAccessible(page, `${state}, ${language}, ${colorScheme}`);
    await expectNoSidewaysScroll(page, `${state}, ${language}, ${colorScheme}`);
  }
}
