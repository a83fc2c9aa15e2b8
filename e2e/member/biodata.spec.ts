import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.js';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { openAs } from '../support/at-browser.js';
import { expectAccessibleInSchemes as look, expectNoSidewaysScroll } from '../support/axe.js';
import { verifiedMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';

const LONG_NAME =
  'Venkata Satyanarayana Lakshmi Narasimha Krishna Subrahmanya Prasanna Anjaneya Durga Reddy Gangireddy';

test('a biodata is chosen, given out, opened by someone without an account, and taken back', async ({
  page,
  browser,
}) => {
  const name = uniqueName('Sravani Reddy');
  const person = await verifiedMember(page.request, name);
  await page.setViewportSize({ width: 320, height: 740 });
  await openAs(page, person, '/biodata');
  await look(page, 'no biodata yet');

  await test.step('with the page beside the ticks, as it will be', async () => {
    await page.locator('summary').click();
    const sheet = page.getByRole('article', { name: 'Preview' });
    await expect(sheet.getByText('Date of birth')).toBeVisible();
    await expect(sheet).not.toContainText('Gothra');
    await expect(sheet).not.toContainText(person.phone);
    await page.getByLabel(/^Gothra/).check();
    // No one in the family has agreed to show a number yet.
    await expect(page.getByText('Family’s phone')).toHaveCount(0);
    await page.getByText('My phone and email').click();
    await expect(sheet).toContainText('Gothra');
    await expect(sheet).toContainText(person.phone);
    await page.getByRole('group', { name: 'Phone' }).getByText('None', { exact: true }).click();
    await expect(sheet).not.toContainText(person.phone);
    await page.getByText('Telugu', { exact: true }).click();
    await expect(sheet).toContainText('పుట్టిన తేదీ');
    await page.getByText('English and Telugu', { exact: true }).click();
    await expect(sheet).toContainText('Date of birth');
    await look(page, 'new biodata');
  });

  await test.step('with words on what is missing, and then the link', async () => {
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByLabel('Who is it for?')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Who is it for?').fill('మామయ్య Ravi');
    await page.getByLabel('I agree that everyone').check();
    await page.getByRole('button', { name: 'Make the link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'For మామయ్య Ravi' })).toBeVisible();
    await look(page, 'a biodata link');
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/\?text=.*%2Fb%2F/,
    );
  });

  const share = await page.request
    .get(apiUrl('/biodata'), { headers: { Authorization: `Bearer ${person.token}` } })
    .then(async (answer) => (await answer.json()).shares[0]);
  const stranger = await (await browser.newContext({ viewport: { width: 320, height: 740 } })).newPage();

  await test.step('as a PDF, and when that fails the link works all the same', async () => {
    await page.route('**/*.pdf', (route) =>
      route.fulfill({ status: 503, json: { success: false, code: 'paper-busy', message: 'x', requestId: 'x' } }),
    );
    await page.getByRole('button', { name: 'PDF' }).click();
    await expect(page.getByText('The link works all the same.')).toBeVisible();
    await page.unrouteAll();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Try again' }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
  });

  await test.step('which a stranger reads without a script, in the order of the paper', async () => {
    const answer = await stranger.goto(memberUrl(share.path));
    expect(answer?.headers()['cache-control']).toBe('no-store');
    await expect(stranger.getByText(name, { exact: true }).first()).toBeVisible();
    await expect(stranger.locator('script')).toHaveCount(0);
    await expect(stranger.getByText(/^Kalyanam is a matrimony site/)).toBeVisible();
    await expect(stranger.locator('body')).not.toContainText(person.phone);
    const onScreen = await stranger.locator('main').innerText();
    await stranger.emulateMedia({ media: 'print' });
    expect(await stranger.locator('main').innerText()).toBe(onScreen);
    await stranger.emulateMedia({ media: 'screen' });
    await look(stranger, 'the page of a link');
    await stranger.goto(memberUrl(`${share.path}?v=older`));
    await expect(stranger.getByText('This has changed since it was printed')).toBeVisible();
    await look(stranger, 'a changed page');
    await stranger.goto(memberUrl(`/b/${'x'.repeat(43)}`));
    await expect(stranger.getByText('This link leads nowhere.')).toBeVisible();
  });

  await test.step('and says immediately that it was withdrawn, until that is undone', async () => {
    await page.goto(memberUrl('/biodata'));
    await expect(page.getByText(/Opened 2 times/)).toBeVisible();
    await look(page, 'the list of links');
    await page.getByRole('button', { name: /^Withdraw the link/ }).click();
    await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible();
    await stranger.goto(memberUrl(share.path));
    await expect(stranger.getByText('This biodata has been withdrawn by the family.')).toBeVisible();
    await expect(stranger.locator('body')).not.toContainText(name);
    await look(stranger, 'a withdrawn page');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(/^Open, until/)).toBeVisible();
    await stranger.reload();
    await expect(stranger.getByText(name, { exact: true }).first()).toBeVisible();
  });

  await test.step('the ledger tells when it was opened, and nothing of who it was', async () => {
    await page.goto(memberUrl('/who-sees-what?part=looked&tab=links'));
    await expect(page.getByText('Link for మామయ్య Ravi')).toBeVisible();
    await look(page, 'openings of links');
  });
});

test('a name of a hundred letters fits a narrow phone and the paper', async ({ page, browser }) => {
  const person = await verifiedMember(page.request, LONG_NAME.slice(0, 100));
  const headers = { Authorization: `Bearer ${person.token}` };
  const wish = { forWhom: 'Aunt', days: 30, language: 'en', sections: ['about'], photo: 'none', contact: 'none' };
  const made = await page.request.post(apiUrl('/biodata'), {
    headers,
    data: { ...wish, gothra: false, horoscope: false, head: 'subham', consent: true },
  });
  const { share } = await made.json();
  const stranger = await (await browser.newContext({ viewport: { width: 320, height: 740 } })).newPage();
  await stranger.goto(memberUrl(share.path));
  await expect(stranger.getByText('శుభమస్తు')).toBeVisible();
  await expectNoSidewaysScroll(stranger, 'a long name');
  await stranger.setViewportSize({ width: 794, height: 1123 });
  await stranger.emulateMedia({ media: 'print' });
  await expectNoSidewaysScroll(stranger, 'a long name on paper');
});
