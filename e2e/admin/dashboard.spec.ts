import { expect, test } from '../support/test.js';
import { report, waitingMember } from '../support/members-by-api.js';
import { heading, look, signInToTeam } from '../support/team.js';

test('the figures of the work are those of the lists they lead to', async ({ page, request }) => {
  const member = await waitingMember(request, 'Counted On The Dashboard');
  await report(request, member.userId, 'Not who they say.');
  await signInToTeam(page);
  const work = page.getByRole('list', { name: 'Work' });
  const shown = async (name: string) =>
    Number((await work.getByRole('listitem').filter({ hasText: name }).locator('strong').innerText()).replace(',', ''));
  const reports = await shown('Reports open');
  expect(reports).toBeGreaterThan(0);
  await work.getByRole('link', { name: /Reports open/ }).click();
  await expect(heading(page, 'Reports')).toBeVisible();
  await expect(page).toHaveURL(/state=open/);
  await expect(page.getByRole('navigation', { name: 'Main' }).getByText(`Reports · ${reports}`)).toBeVisible();
});

test(
  'growth, funnel, decision time, balance and reviewers can be read, and heard',
  { tag: '@deep' },
  async ({ page }) => {
    await signInToTeam(page);
    await expect(page.getByRole('region', { name: 'Registrations, last 4 weeks' })).toContainText(
      /By week, oldest first: ([\d,]+, ){11}[\d,]+/,
    );
    const funnel = page.getByRole('region', { name: 'From registration to an accepted interest' });
    await expect(funnel.getByRole('listitem')).toHaveCount(7);
    await expect(page.getByRole('region', { name: 'Decision time' })).toContainText('Within 24 h');
    const balance = page.getByRole('region', { name: 'Women and men' });
    await balance.getByRole('button', { name: 'City' }).click();
    await expect(balance.getByRole('table', { name: /City of the family/ }).getByRole('row')).toHaveCount(11);
    const reviewers = page.getByRole('region', { name: 'Reviewers' });
    await reviewers.getByRole('button', { name: 'Last 28 days' }).click();
    await expect(reviewers.getByRole('columnheader', { name: 'Reopened' })).toBeVisible();
    const perDay = page.getByRole('table', { name: 'Saved searches and their emails per day' });
    await expect(perDay.getByRole('row')).toHaveCount(29);
    await look(page, 'the dashboard by city');
  },
);

test('the dashboard fits a width of 320 px', { tag: '@deep' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signInToTeam(page);
  await expect(page.getByRole('region', { name: 'Women and men' })).toBeVisible();
  await look(page, 'the dashboard at 320 px');
});
