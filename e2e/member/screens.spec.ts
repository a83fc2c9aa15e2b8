import { expect, test, type Page } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { apiUrl, DEMO_PASSWORD, memberUrl } from '../support/addresses.js';
import { expectAccessibleInSchemes, expectNoCutLines, expectNoSidewaysScroll } from '../support/axe.js';
import { byTurns } from '../support/deep.js';
import { headingOf, OPEN, OWN } from '../support/looked-at.js';
import { login, verifiedMember, waitingMember } from '../support/members-by-api.js';

interface Visitor {
  email?: string;
  /** Looked at in `npm test` too, each page in one language. */
  main: readonly string[];
  others: readonly string[];
}

const split = (all: readonly string[], main: readonly string[]) => ({
  main,
  others: all.filter((path) => !main.includes(path)),
});
const VISITORS: readonly Visitor[] = [
  split(OPEN, ['/', '/login', '/register']),
  {
    email: 'verified@example.com',
    ...split(OWN, ['/', '/profiles', '/interests', '/my-profile', '/who-sees-what', '/settings']),
  },
  { email: 'semi@example.com', main: [], others: ['/', '/profiles', '/my-profile'] },
  { email: 'rejected@example.com', main: ['/my-profile'], others: ['/', '/verify', '/who-sees-what'] },
  { email: 'new@example.com', main: ['/verify'], others: ['/', '/my-profile'] },
];

/** Names, addresses, numbers and abbreviations are the same in both languages. */
const ENGLISH_SENTENCE = /\b[a-z]{2,}\s+[a-z]{2,}\s+[a-z]{2,}\b/;
/** What members themselves wrote, and what no page has translated yet when it appears. */
const OWN_WORDS = '.whitespace-pre-line, textarea, article, [data-own-words], #old-browser';

/** A browser drops a font face whose rule it does not understand, and shows boxes. */
async function expectFaces(page: Page) {
  const [written, known] = await page.evaluate(() => [
    [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).filter((rule) => rule instanceof CSSFontFaceRule)
      .length,
    document.fonts.size,
  ]);
  expect(known, 'faces of fonts').toBe(written);
}

const LANGUAGES = ['en', 'te'] as const;

/** The opened page in its schemes, and in Telugu without English. */
async function look(page: Page, language: string, state: string) {
  await expect(headingOf(page)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Loading|తెరుచుకుంటోంది/ })).toHaveCount(0);
  await expectAccessibleInSchemes(page, state);
  if (language === 'en') return;
  const texts = await page.evaluate((own) => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    copy.querySelectorAll(`${own}, script, style, noscript, option`).forEach((part) => part.remove());
    return [...copy.querySelectorAll('*')].flatMap((element) =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.textContent ?? ''),
    );
  }, OWN_WORDS);
  expect(
    texts.filter((text) => ENGLISH_SENTENCE.test(text)),
    `English on ${state}`,
  ).toEqual([]);
}

test('endless words and the longest names fit a narrow screen', { tag: '@deep' }, async ({ page, browser }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const word = (letters: number) => 'narasimha'.repeat(letters).slice(0, letters);
  const facts = {
    gothra: word(80),
    workLocation: { type: 'india', state: 'telangana', city: word(80) },
    familyLocation: { state: 'telangana', city: word(80) },
    selfSummary: word(1000),
    expectations: word(1000),
  };
  const waiting = await waitingMember((await browser.newContext()).request, word(100), facts);
  const other = await verifiedMember((await browser.newContext()).request, 'Bollavaram Swapna Reddy', facts);
  const { token } = await verifiedMember(page.request, word(100), facts);
  const headers = { Authorization: `Bearer ${token}` };
  for (const { userId } of [waiting, other]) await page.request.put(apiUrl(ROUTES.shortlistEntry(userId)), { headers });
  const profiles = [waiting, other].map(({ userId }) => `/profile/${userId}`);
  for (const path of [...profiles, '/shortlist', '/interests', ...OWN]) {
    await page.goto(memberUrl(path));
    await expect(headingOf(page)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
    await expectNoSidewaysScroll(page, path);
    await expectNoCutLines(page, path);
  }
  await page.goto(memberUrl('/shortlist'));
  const name = page.getByRole('article').getByText('Bollavaram Swapna Reddy');
  expect(await name.evaluate((span) => span.scrollHeight - span.clientHeight), 'a usual name is whole').toBeLessThan(3);
});

for (const language of LANGUAGES) {
  test.describe(language, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    });

    for (const { email, main, others } of VISITORS) {
      const who = email ?? 'a visitor';
      const lookAt = async (page: Page, paths: readonly string[]) => {
        test.slow();
        if (email) await login(page.request, { email, password: DEMO_PASSWORD });
        for (const path of paths) {
          await page.goto(memberUrl(path));
          await look(page, language, `${path} as ${who} in ${language}`);
          const { height } = (await page.getByRole('banner').boundingBox())!;
          expect(height, `rows of the header of ${path}`).toBeLessThan(80);
        }
        await expectFaces(page);
      };
      const now = main.filter((path) => byTurns(LANGUAGES, path).includes(language));
      if (now.length > 0) test(`main pages of ${who}`, ({ page }) => lookAt(page, now));
      test(`other pages of ${who}`, { tag: '@deep' }, ({ page }) => lookAt(page, others));
    }
  });
}
