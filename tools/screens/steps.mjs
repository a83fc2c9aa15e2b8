/** Steps on a page before its picture is taken: functions of Playwright's page. */
const DRAFT = 'registration-draft';

/** Presses the first thing of that name. */
const press = (role) => (name) => (page) =>
  page
    .getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) })
    .first()
    .click();
export const button = press('button');
export const link = press('link');

/** A registration that was begun earlier, from that step or question on. */
export const draft = (step, values, at) => async (page) => {
  await page.evaluate(
    ([key, kept]) => localStorage.setItem(key, kept),
    [DRAFT, JSON.stringify({ savedAt: Date.now(), step, at, key: 'a-draft-for-pictures', values })],
  );
  await page.reload();
};

/** The server's word about the member, changed on its way: nothing is written. */
export const told = (change) => async (page) => {
  await page.route(/\/auth\/(refresh|login|me)$/, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    await route.fulfill({ response, json: { ...body, ...(body.user && { user: { ...body.user, ...change } }) } });
  });
  await page.reload();
};

export const offline = (page) => page.context().setOffline(true);
