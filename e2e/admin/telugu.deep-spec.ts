import { expect, test, type Page } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { addPhotos, ownProfile, waitingMember } from '../support/members-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';
import { addDocument } from '../support/team-by-api.js';

const REASONS = /^ఎందుకు తిరస్కరిస్తున్నారు/;
const REJECT = /^తిరస్కరించండి/;

const pageLanguage = (page: Page) => page.locator('html');

test('a reviewer chooses Telugu, reads a case and decides it; the rest of the application stays in English', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const member = await waitingMember(request, 'Read In Telugu Reddy');
  await addDocument(request, member, 'aadhaar');
  await signInToTeam(page, `/admin/verify?case=${member.userId}`);
  await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
  await page.getByRole('button', { name: /^Welcome/ }).click();
  const account = page.getByRole('dialog', { name: 'Account' });
  await expect(account.getByRole('group', { name: 'Language of the verification screens and the menu' })).toBeVisible();
  await account.getByRole('button', { name: 'తెలుగు' }).click();
  await expect(pageLanguage(page)).toHaveAttribute('lang', 'te');
  await look(page, 'the choice of the language');
  await page.keyboard.press('Escape');

  await expect(page.getByRole('checkbox', { name: /^పేరు = కార్డు\?/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'పత్రాలు' })).toBeVisible();
  await expect(page.getByRole('term').filter({ hasText: 'వైవాహిక స్థితి' })).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'రెడ్డి' }).first()).toBeVisible();
  await look(page, 'a case in Telugu');

  await page.keyboard.press('r');
  await expect(page.getByRole('group', { name: REASONS })).toBeVisible();
  await page.keyboard.press('2');
  await look(page, 'a case with its reasons in Telugu');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'ప్రొఫైల్‌ను తిరస్కరించాం');
  await expect
    .poll(async () => (await ownProfile(request, member)).rejection?.reasons[0]?.code, { timeout: 30_000 })
    .toBe('document-unreadable');

  await page.reload();
  await expect(page.getByRole('heading', { name: /^వేచి ఉన్న ధ్రువీకరణలు: / })).toBeVisible();
  await page.getByRole('link', { name: 'కూపన్లు' }).click();
  await expect(heading(page, 'Coupons')).toBeVisible();
  await expect(pageLanguage(page)).toHaveAttribute('lang', 'en-IN');
});

test('the keys of the verification screens are listed in Telugu, also those of assigning, passing and asking', async ({
  page,
}) => {
  await signInToTeam(page, '/admin/verify');
  await page.evaluate(() => localStorage.setItem('admin-desk-language', 'te'));
  await page.reload();
  await expect(page.getByRole('button', { name: REJECT })).toBeVisible();
  await page.keyboard.press('Shift+?');
  const keys = page.getByRole('dialog', { name: 'కీబోర్డ్ షార్ట్‌కట్‌లు' }).getByRole('region', { name: 'ధ్రువీకరణ' });
  for (const key of ['M', 'P', 'Q']) await expect(keys.getByRole('term').getByText(key, { exact: true })).toBeVisible();
  await look(page, 'the keys in Telugu');
});

const LARGEST_PART = 0.16;
const SCREENS = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];
const LANGUAGES = [
  { language: 'en', ask: 'Ask the member', decision: 'Decision' },
  { language: 'te', ask: 'వారిని అడగండి', decision: 'నిర్ణయం' },
] as const;

test('on a phone photo and card come first, and a thumb bar of at most 16 % of the height asks and decides', async ({
  page,
  request,
}) => {
  test.setTimeout(600_000);
  const member = await waitingMember(request, 'Decided By Thumb Reddy');
  await addPhotos(request, member, 1);
  await addDocument(request, member, 'aadhaar');
  await signInToTeam(page, '/admin/verify');
  for (const { language, ask, decision } of LANGUAGES) {
    for (const text of ['usual', 'larger']) {
      await page.evaluate(
        ([chosen, size]) => {
          localStorage.setItem('admin-desk-language', chosen);
          localStorage.setItem('admin-text', size);
        },
        [language, text] as const,
      );
      for (const viewport of SCREENS) {
        const state = `${language}, ${text} text, ${viewport.width} px`;
        await page.setViewportSize(viewport);
        await page.goto(adminUrl(`/admin/verify?case=${member.userId}`));
        await expect(page.getByRole('heading', { level: 2, name: member.name })).toBeVisible();
        const bar = page.getByRole('region', { name: decision });
        await expect(bar.getByRole('button')).toHaveCount(4);
        await expect(page.locator('html')).toHaveAttribute('data-text', text);
        await page.evaluate(() => document.fonts.ready);
        const size = await bar.boundingBox();
        expect(size!.height / viewport.height, state).toBeLessThanOrEqual(LARGEST_PART);
        for (const button of await bar.getByRole('button').all()) {
          const clipped = await button.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
          expect(clipped, `${state}: ${await button.textContent()}`).toBe(false);
        }
        const evidence = [
          page.getByRole('button', { name: member.name }).locator('img'),
          page.getByRole('strong').filter({ hasText: 'XXXX' }).first(),
        ];
        for (const part of evidence) {
          const box = await part.boundingBox();
          expect(box!.y + box!.height, state).toBeLessThan(size!.y);
        }
        await look(page, state);
      }
    }
    await page.getByRole('button', { name: ask }).click();
    await expect(page.getByRole('dialog', { name: member.name })).toBeVisible();
    await look(page, `a question by thumb, ${language}`);
  }
});
