import { expect, test, type Page } from '../support/test.js';
import { memberUrl } from '../support/addresses.js';
import { messageTo } from '../support/mail.js';
import { login, waitingMember } from '../support/members-by-api.js';
import { ownNumbers, uniqueName } from '../support/newcomer.js';
import { expectNotice, look, signInToTeam } from '../support/team.js';

const QUESTION = 'Whose number is on the card?';
const ANSWER = 'My father’s; mine is at home.';

const row = (page: Page, name: string) => page.getByRole('listitem').getByRole('link', { name: new RegExp(name) });
const caseOf = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const chip = (page: Page, name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name });

test('a case is assigned and passed to a colleague by keys, and the chips of the queue find it', async ({
  page,
  request,
  browser,
}) => {
  const { name, userId } = await waitingMember(request, uniqueName('Passed On'), ownNumbers());
  const colleague = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signInToTeam(colleague, '/admin/verify?only=mine', 'reviewer');
  await expect(colleague.getByRole('heading', { name: /^Cases found: \d+$/ })).toBeVisible();
  await expect(row(colleague, name)).toHaveCount(0);

  await signInToTeam(page, `/admin/verify?case=${userId}`);
  await expect(caseOf(page, name)).toBeVisible();
  await page.keyboard.press('m');
  await expectNotice(page, 'Assigned to you');
  await chip(page, 'Mine').click();
  await expect(row(page, name)).toContainText('for you');
  await chip(page, 'Abroad').click();
  await expect(page).toHaveURL(/only=abroad/);
  await expect(row(page, name)).toHaveCount(0);
  await chip(page, 'No file').click();
  await expect(row(page, name)).toContainText('No file');
  await row(page, name).click();
  await expect(caseOf(page, name)).toBeVisible();

  await page.getByRole('button', { name: /^Pass to/ }).press('p');
  const ravi = page.getByRole('option', { name: /^Ravi/ });
  await page.getByLabel('Colleague', { exact: true }).selectOption({ label: (await ravi.textContent()) ?? '' });
  await page.getByLabel(/^Note to the colleague/).fill('Do you know the family?');
  await look(page, 'a case being passed on');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectNotice(page, 'Passed to Ravi');

  await expectNotice(colleague, /^Padma passed a case to you/);
  await row(colleague, name).click();
  await expect(caseOf(colleague, name)).toBeVisible();
  await expect(colleague.getByText('Do you know the family?')).toBeVisible();
  await colleague.getByRole('button', { name: 'Give back' }).click();
  await expectNotice(colleague, 'Given back');
  await expect(colleague.getByText('Assigned to no one')).toBeVisible();
});

test('a question parks the case and stops its clock, and the member’s answer brings it back to the top', async ({
  page,
  request,
  browser,
}) => {
  const member = await waitingMember(request, uniqueName('Asked For More'), ownNumbers());
  const { name, userId } = member;
  await signInToTeam(page, `/admin/verify?case=${userId}`);
  await expect(caseOf(page, name)).toBeVisible();
  const group = (title: RegExp) => page.getByRole('region', { name: title });
  await expect(row(page, name)).toContainText(/\d+ (?:min|h)/);

  await page.keyboard.press('q');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expect(page.getByLabel('Question', { exact: true })).toHaveAccessibleDescription(/^Please write a question/);
  await page.getByLabel('Question', { exact: true }).fill(QUESTION);
  await look(page, 'a question being written');
  await page.getByRole('button', { name: 'Send question' }).click();
  await expectNotice(page, 'Question sent');
  await expect(group(/^Waiting for the member · \d+$/).getByRole('link', { name: new RegExp(name) })).toContainText(
    'waiting',
  );
  await expect(page.getByText(QUESTION)).toBeVisible();
  await chip(page, 'Waiting').click();
  await expect(chip(page, 'Waiting')).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, name)).toBeVisible();
  await chip(page, 'Waiting').click();
  await expect(chip(page, 'Waiting')).toHaveAttribute('aria-pressed', 'false');
  expect(await messageTo(request, member.email, QUESTION)).toContain('/my-profile');

  const theirs = await (await browser.newContext()).newPage();
  await login(theirs.request, member);
  await theirs.goto(memberUrl('/my-profile'));
  const asked = theirs.getByRole('region', { name: 'Our team has a question' });
  await expect(asked.getByText(QUESTION)).toBeVisible();
  await asked.getByLabel('Your answer').fill(ANSWER);
  await asked.getByRole('button', { name: 'Send answer' }).click();
  await expect(theirs.getByText('Thank you. Your answer is with our team.')).toBeVisible();
  await expect(asked).toHaveCount(0);

  const back = group(/^Answered by the member · \d+$/).getByRole('link', { name: new RegExp(name) });
  await expect(back).toContainText('Answered');
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/^Answered by the member/);
  await expect(page.getByText(ANSWER)).toBeVisible();
  await look(page, 'a case that was answered');
});
