import { expect, test, type BrowserContext } from '@playwright/test';
import { SCREENS, type Screen, type Visitor } from '@kalyanam/tools/screens';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { apiUrl, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectAccessible, expectNoSidewaysScroll, speak } from '../support/axe.js';
import { DEEP, ownTurns } from '../support/deep.js';
import { login } from '../support/members-by-api.js';
import { TELUGU, withVoices } from '../support/voices.js';

/** C15, test 1: every screen of the table in the largest letters and in Telugu, on the narrowest phone. */

const OF_MEMBERS = SCREENS.filter(({ as }) => as !== 'admin');
/** R90: all of them in `npm run check:deep`; `npm test` looks at the main ones, taking turns with `telugu.spec.ts`. */
const LOOKED_AT = ownTurns(
  OF_MEMBERS.filter(({ main }) => main || DEEP),
  0,
  2,
);
const VISITORS = [...new Set(LOOKED_AT.map(({ as }) => as))];

/** Whose screens they are; what they read stays in their browser and not in their account. */
async function enter(context: BrowserContext, as: Visitor | undefined): Promise<string | null> {
  await withVoices(context, [TELUGU]);
  await context.addInitScript(() => {
    const display = { textSize: 'larger', readAloud: true, rate: 0.8, simple: false };
    localStorage.setItem('display', JSON.stringify(display));
    // The steps of the table are written for English pages.
    localStorage.setItem('language', 'en');
  });
  await context.route(`**${API_PREFIX}/account/display`, (route) => route.fulfill({ json: { success: true } }));
  if (!as) return null;
  const { token } = await login(context.request, { email: `${as}@example.com`, password: DEMO_PASSWORD });
  return token;
}

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

/** Opens it in a page of its own, and leaves nothing behind. */
async function look(context: BrowserContext, { name, path, steps = [] }: Screen, token: string | null) {
  const page = await context.newPage();
  await page.setViewportSize({ width: 320, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const ask = async (route: string): Promise<unknown> => {
    const answer = await page.request.get(apiUrl(route), { headers: { Authorization: `Bearer ${token ?? ''}` } });
    return answer.json();
  };
  await page.goto(memberUrl(typeof path === 'string' ? path : await path(ask)));
  await expect(page.locator('h1').first()).toBeAttached();
  // A step may take the network away: the words are there before.
  for (const language of ['te', 'en'] as const) await speak(page, language);
  for (const step of steps) await step(page);
  await expect(page.locator('h1').first()).toBeAttached();
  await speak(page, 'te');
  await expect(page.getByRole('status').filter({ hasText: 'తెరుచుకుంటోంది' })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-text', 'larger');
  await page.evaluate(() => document.fonts.ready);
  await expectNoSidewaysScroll(page, name);
  await expectAccessible(page, name);
  expect.soft([name, await page.evaluate(smallTargets)]).toEqual([name, []]);
  await context.setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.close();
}

for (const as of VISITORS) {
  test(`every screen of ${as ?? 'a visitor'}`, async ({ context }) => {
    test.slow();
    const token = await enter(context, as);
    for (const screen of LOOKED_AT.filter((one) => one.as === as))
      await test.step(screen.name, () => look(context, screen, token));
  });
}
