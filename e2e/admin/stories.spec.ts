import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/test.js';
import { waitingStory } from '../support/stories-by-api.js';
import { expectNotice, heading, look, signInToTeam } from '../support/team.js';

test('stories are gone through by keys, published, refused, and exported while they wait', async ({
  page,
  request,
}) => {
  const stamp = Date.now().toString(36);
  const [first, second] = [`Our mothers met first ${stamp}.`, `We met in spring ${stamp}.`];
  await waitingStory(request, ['Told First Reddy', 'Told With Her'], first);
  await waitingStory(request, ['Told Second Reddy', 'Told With Him'], second);

  await signInToTeam(page, '/admin/dashboard', 'reviewer');
  await page
    .getByRole('list', { name: 'Work' })
    .getByRole('link', { name: /Stories to read$/ })
    .click();
  await expect(heading(page, 'Stories')).toBeVisible();
  await expect(page.getByText(/Stories of marriages that wait for us: \d+\./)).toBeVisible();
  // Older ones come first.
  const turnTo = (words: string) =>
    expect(async () => {
      await page.keyboard.press('j');
      await expect(page.getByText(words)).toBeVisible({ timeout: 1000 });
    }).toPass();
  if (!(await page.getByText(first).isVisible())) await turnTo(first);
  await expect(page.getByRole('link', { name: 'Told First Reddy' })).toBeVisible();
  await turnTo(second);
  await page.keyboard.press('k');
  await expect(page.getByText(first)).toBeVisible();
  await look(page, 'a story');

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toMatch(/^stories-\d{4}-\d{2}-\d{2}\.csv$/);
  const lines = await readFile(await file.path(), 'utf8');
  expect(lines).toContain(first);
  expect(lines).toContain(second);

  await page.getByRole('button', { name: /^Publish/ }).click();
  await expectNotice(page, /^Published/);
  await expect(page.getByText(first)).toHaveCount(0);
  if (!(await page.getByText(second).isVisible())) await turnTo(second);
  await page.getByRole('button', { name: /^Refuse/ }).click();
  await expectNotice(page, /Refused: both families can write other words/);
  await expect(page.getByText(second)).toHaveCount(0);
});
