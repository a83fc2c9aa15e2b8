import { expect, test } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { apiUrl, memberUrl } from '../support/addresses.js';
import { expectAccessibleInSchemes } from '../support/axe.js';
import { LISTS } from '../support/looked-at.js';
import { verifiedAtBrowser } from '../support/at-browser.js';

test('lists between members, empty and filled, at 320 px, in both languages and schemes', async ({ browser }) => {
  test.setTimeout(900_000);
  const her = await verifiedAtBrowser(browser, 'Sravani Reddy Kota');
  const him = await verifiedAtBrowser(browser, 'Harish Reddy Palle');
  const other = await verifiedAtBrowser(browser, 'Naveen Reddy Gaddam');
  const { page } = her;
  await page.setViewportSize({ width: 320, height: 700 });

  const look = async (paths: readonly string[]) => {
    for (const path of paths) {
      for (const language of ['en', 'te']) {
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
        await page.goto(memberUrl(path));
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: /Loading|తెరుచుకుంటోంది/ })).toHaveCount(0);
        await expectAccessibleInSchemes(page, `${path} in ${language}`);
      }
    }
  };
  await look(LISTS);

  const call = (who: typeof her, method: 'GET' | 'POST' | 'PUT', path: string) =>
    who.page.request.fetch(apiUrl(path), { method, headers: { Authorization: `Bearer ${who.token}` } });
  for (const done of [
    await call(him, 'POST', ROUTES.interest(her.userId)),
    await call(him, 'GET', ROUTES.profile(her.userId)),
    await call(her, 'PUT', ROUTES.shortlistEntry(him.userId)),
    await call(her, 'POST', ROUTES.block(other.userId)),
  ])
    expect(done.ok(), await done.text()).toBe(true);
  await look([him.path, ...LISTS]);

  const accepted = await call(her, 'POST', ROUTES.acceptInterest(him.userId));
  expect(accepted.ok(), await accepted.text()).toBe(true);
  await look([him.path, `${him.path}/call`, '/interests?box=accepted']);
});
