import { WIDTHS } from './camera.mjs';

const PASSWORD = 'Kalyanam2026@demo';
const PREFIX = '/backend/api';

/** Logs the browser in, and returns what asks the API in that member's name. */
async function logIn(context, as, urls) {
  const [base, path, data] =
    as === 'admin'
      ? [urls.admin, '/admin/session', { username: 'reviewer', password: PASSWORD }]
      : [urls.member, '/auth/login', { email: `${as}@example.com`, password: PASSWORD }];
  const response = await context.request.post(base + PREFIX + path, { data });
  if (!response.ok()) throw new Error(`${as} could not log in: ${response.status()}`);
  const { token } = await response.json();
  return async (route) => {
    const answer = await context.request.get(base + PREFIX + route, { headers: { authorization: `Bearer ${token}` } });
    return answer.json();
  };
}

/** Opens pages as a visitor or as an account of the demonstration; each has one browser at each width. */
export function visitors(browser, urls) {
  const known = new Map();
  const come = async (as, width) => {
    const context = await browser.newContext({ ...WIDTHS[width], locale: 'en-IN', reducedMotion: 'reduce' });
    return { context, api: as ? await logIn(context, as, urls) : null };
  };
  return async (as, width, where) => {
    const key = `${as} ${width}`;
    if (!known.has(key)) known.set(key, await come(as, width));
    const { context, api } = known.get(key);
    const page = await context.newPage();
    const path = typeof where === 'string' ? where : await where(api);
    await page.goto((as === 'admin' ? urls.admin : urls.member) + path);
    const end = async () => {
      await context.setOffline(false);
      await page.evaluate(() => localStorage.clear());
      await page.close();
    };
    return { page, end };
  };
}
