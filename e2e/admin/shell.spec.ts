import { expect, test } from '../support/test.js';
import type { PendingAnswer } from '@kalyanam/shared/team/contracts';
import { signInToTeam } from '../support/team.js';

test('the shell never scrolls away, however many cases wait', async ({ page }) => {
  await page.route('**/admin/verifications', async (route) => {
    const response = await route.fetch();
    const { users, ...rest } = (await response.json()) as PendingAnswer;
    const many = Array.from({ length: 75 }, (_, copy) =>
      users.slice(0, 1).map((user) => ({ ...user, userId: `${user.userId}${copy}`, caseId: `${user.caseId}${copy}` })),
    ).flat();
    await route.fulfill({ response, json: { ...rest, users: many, total: many.length } });
  });
  await signInToTeam(page, '/admin/verify');
  await expect(page.getByText('Pending verifications: 75')).toBeVisible();
  const heights = await page.evaluate(() => [document.documentElement.scrollHeight, window.innerHeight]);
  expect(heights[0]).toBe(heights[1]);
});
