import { expect, test } from '../support/test.js';
import { signInToTeam } from '../support/team.js';

const LIMIT_BYTES = 300_000;

test('from the login to the complete dashboard a browser fetches at most 300 kB of JavaScript', async ({ page }) => {
  await signInToTeam(page);
  await expect(page.getByRole('table', { name: 'Registrations and decisions per day' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .map(({ encodedBodySize }) => encodedBodySize),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LIMIT_BYTES);
});
