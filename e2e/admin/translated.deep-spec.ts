import { expect, test, type Page } from '../support/test.js';
import { adminUrl } from '../support/addresses.js';
import { waitingMember } from '../support/members-by-api.js';
import { uniqueName } from '../support/newcomer.js';
import { signInToTeam, TEAM_PAGES } from '../support/team.js';
import { expectTrueWords, translated } from '../support/translator.js';

let complaints: string[] = [];
test.beforeEach(async ({ page }) => {
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await translated(page);
});
test.afterEach(() => expect(complaints).toEqual([]));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every page of the team says the truth while it is translated', async ({ page }) => {
  await signInToTeam(page);
  for (const address of TEAM_PAGES) {
    await page.goto(adminUrl(address));
    await expect(heading(page), address).toBeAttached();
    await expectTrueWords(page, address);
  }
});

test('the queue, a case and a list say how many there are under each filter', async ({ page, request }) => {
  const first = await waitingMember(request, uniqueName('Translated Case'));
  await signInToTeam(page, '/admin/verify');
  await expectTrueWords(page, 'the queue');
  for (const chip of ['Mine', 'Abroad', 'No file', 'Late', 'All']) {
    const button = page.getByRole('group', { name: 'Show' }).getByRole('button', { name: chip });
    if (!(await button.count())) continue;
    await button.first().click();
    await expectTrueWords(page, `the queue, ${chip}`);
  }
  await page.goto(adminUrl(`/admin/verify?case=${first.userId}`));
  await expect(page.getByRole('heading', { level: 2, name: first.name })).toBeVisible();
  for (const key of ['j', 'j', 'k']) {
    await page.keyboard.press(key);
    await expectTrueWords(page, `another case by ${key}`);
  }
  for (const list of ['users', 'reports', 'audit-log']) {
    await page.goto(adminUrl(`/admin/${list}`));
    await expectTrueWords(page, list);
    const next = page.getByRole('button', { name: /next page/i });
    if ((await next.count()) && (await next.first().isEnabled())) await next.first().click();
    await expectTrueWords(page, `${list}, its second page`);
    await page.goto(adminUrl(`/admin/${list}?q=nobody-is-called-so`));
    await expectTrueWords(page, `${list}, none`);
  }
});
