import { expect, test } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { verifiedMember } from '../support/members-by-api.js';
import { jpeg } from '../support/pictures.js';
import { atWork, broken, dialog, on, press, refuse, see, type State } from '../support/states.js';

const ofMember = (other: string): State[] => [
  {
    name: 'phone and email, closed for today',
    path: other,
    reach: async (page) => {
      const closed = { success: true, contact: null, contactHidden: 'daily-limit' };
      await page.route(on('/profiles/*/contact'), (route) => route.fulfill({ json: closed }));
      await press(page, 'Show phone and email');
      await expect(page.getByText(/You can open more tomorrow\.$/)).toBeVisible();
    },
  },
  {
    name: 'phone and email, not opened',
    path: other,
    reach: async (page) => {
      await page.route(on('/profiles/*/contact'), (route) => route.abort());
      await press(page, 'Show phone and email');
      await expect(page.getByRole('alert')).toContainText('Nothing was opened');
    },
  },
  {
    name: 'edit: the session has ended',
    path: '/my-profile/edit/caste',
    reach: async (page) => {
      await page.getByLabel('Gothra').fill('Bharadwaja');
      await page.keyboard.press('Escape');
      const ended = refuse(401, 'session-ended', 'Your session has ended. Please log in again.');
      await page.route(on(ROUTES.refresh), ended);
      await page.route(on(ROUTES.myProfile), (route) =>
        route.request().method() === 'PATCH' ? ended(route) : route.fallback(),
      );
      await press(page, 'Save');
      await dialog(page).getByRole('button', { name: 'Login' }).click();
      await expect(dialog(page).getByText('This field is required')).toBeVisible();
    },
  },
  {
    name: 'photos: an upload that failed',
    path: '/my-profile/photos',
    reach: async (page) => {
      const tick = page.getByRole('checkbox', { name: /real, recent pictures/ });
      await tick.check();
      await page.route(on(ROUTES.photos), broken);
      await page.getByLabel('Add photos').setInputFiles(await jpeg('one.jpg'));
      await expect(page.getByRole('button', { name: /^Retry/ })).toBeVisible();
    },
  },
  {
    name: 'a page whose code did not arrive',
    path: '/my-profile',
    reach: async (page) => {
      await page.route('**/assets/who-sees.page-*.js', (route) => route.abort());
      await page.getByRole('link', { name: /^Who sees what/ }).click();
      await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    },
  },
];

const FAILED_LOADS = [
  ['/', `${ROUTES.waiting}*`],
  ['/profiles', `${ROUTES.profiles}*`],
  ['/my-profile', ROUTES.myProfile],
  ['/interests', `${ROUTES.interests}*`],
  ['/notifications', `${ROUTES.notifications}*`],
  ['/settings', ROUTES.account],
] as const;

test.describe('axe finds nothing', () => {
  test.slow();

  test('on what a member is refused or does not get', async ({ page, browser }) => {
    const other = await atWork(page, browser);
    await see(page, ofMember(`/profile/${other.userId}`));
  });

  test('on lists that did not load', async ({ page }) => {
    await verifiedMember(page.request);
    const states = FAILED_LOADS.map(([path, route]) => ({
      name: `${path} that did not load`,
      path,
      reach: async () => {
        await page.route(on(route), broken);
        await page.reload();
        await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
      },
    }));
    await see(page, states);
  });
});
