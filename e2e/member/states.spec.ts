import { expect, test, type Page, type Route } from '@playwright/test';
import { API_PREFIX, ROUTES } from '@kalyanam/shared/routes';
import { CODE, memberUrl } from '../support/addresses.js';
import { expectStateAccessible } from '../support/axe.js';
import { addPhotos, registered, verifiedMember, waitingMember } from '../support/members-by-api.js';
import { goToStep } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';

const on = (path: string) => `**${API_PREFIX}${path}`;
const refuse = (status: number, code: string, message: string) => (route: Route) =>
  route.fulfill({ status, json: { success: false, code, message, requestId: 'r1' } });
const broken = refuse(500, 'unexpected', 'An error occurred');

interface State {
  name: string;
  path: string;
  /** From the opened page to the state. */
  reach: (page: Page) => Promise<unknown>;
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const dialog = (page: Page) => page.getByRole('dialog');
const question = (page: Page) => expect(page.getByRole('alertdialog')).toBeVisible();

const ofMember = (other: string): State[] => [
  { name: 'the profile menu', path: '/my-profile', reach: (page) => press(page, /^Profile menu/) },
  {
    name: 'the report dialog with errors',
    path: other,
    reach: async (page) => {
      await press(page, 'Report Profile');
      await dialog(page).getByRole('button', { name: 'Send report' }).click();
      await expect(dialog(page).getByText('This field is required').first()).toBeVisible();
    },
  },
  {
    name: 'phone and email, opened',
    path: other,
    reach: async (page) => {
      await press(page, 'Show phone and email');
      await expect(page.locator('a[href^="tel:"]')).toBeVisible();
    },
  },
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
    name: 'interest, waiting for its answer',
    path: other,
    reach: async (page) => {
      await press(page, 'Show Interest');
      await expect(page.getByRole('button', { name: 'Withdraw interest' })).toBeVisible();
    },
  },
  {
    name: 'the photos on the whole screen, enlarged',
    path: other,
    reach: async (page) => {
      await press(page, /^Enlarge photo 1/);
      await dialog(page).getByRole('button', { name: 'Enlarge' }).click();
      await expect(dialog(page).getByRole('button', { name: 'Enlarge' })).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'the second photo of the gallery',
    path: other,
    reach: async (page) => {
      await press(page, /^Photo 2 of 2/);
      await expect(page.getByRole('button', { name: /^Photo 2 of 2/ })).toHaveAttribute('aria-current', 'true');
    },
  },
  {
    name: 'a block with its Undo',
    path: other,
    reach: async (page) => {
      await press(page, 'Block');
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await expect(page.getByText(/^\d+ profiles?$/)).toBeVisible();
    },
  },
  {
    name: 'the filters, open',
    path: '/profiles?birthYearFrom=1990&birthYearTo=2000&workState=telangana',
    reach: async (page) => {
      await press(page, /^Filters/);
      await expect(dialog(page).getByRole('button', { name: /^Show \d+ profiles?$/ })).toBeVisible();
    },
  },
  {
    name: 'a card on the shortlist',
    path: '/profiles',
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^Add .+ to shortlist$/ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Remove .+ from shortlist$/ })).toBeVisible();
    },
  },
  {
    name: 'filters in force, folded',
    path: '/profiles?maritalStatus=never-married&workState=telangana',
    reach: (page) => expect(page.getByRole('button', { name: 'Clear All' })).toBeVisible(),
  },
  {
    name: 'no profiles',
    path: '/profiles?familyCity=Nowhere&birthYearFrom=1990',
    reach: (page) => expect(page.getByRole('heading', { name: 'No profiles found' })).toBeVisible(),
  },
  {
    name: 'a profile that is not there',
    path: '/profile/nobody',
    reach: (page) => expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible(),
  },
  {
    name: 'settings: a new email with errors',
    path: '/settings',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Email/ }).click();
      await press(page, 'Send code');
      await expect(page.getByText('This field is required')).toHaveCount(2);
    },
  },
  {
    name: 'settings: a new password with errors',
    path: '/settings',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Password/ }).click();
      await press(page, 'Change password');
      await expect(page.getByText('This field is required')).toHaveCount(2);
    },
  },
  {
    name: 'settings: marriage fixed, with its Undo',
    path: '/settings',
    reach: async (page) => {
      await page.getByRole('switch', { name: /^Marriage fixed/ }).click({ force: true });
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    },
  },
  {
    name: 'settings: the question before deletion',
    path: '/settings',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Delete Profile/ }).click();
      await question(page);
    },
  },
  {
    name: 'edit: the session has ended',
    path: '/my-profile/edit/caste',
    reach: async (page) => {
      await page.getByLabel('Gothra').fill('Bharadwaja');
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
    name: 'edit: with errors',
    path: '/my-profile/edit/words',
    reach: async (page) => {
      await page.getByLabel('Partner expectations').fill('');
      await page.getByLabel('About me').fill('x'.repeat(1001));
      await press(page, 'Save');
      await expect(page.getByText('2 fields need your attention.')).toBeVisible();
    },
  },
  {
    name: 'edit: the question before unsaved changes are left',
    path: '/my-profile/edit/caste',
    reach: async (page) => {
      await page.getByLabel('Gothra').fill('Bharadwaja');
      await page.getByRole('link', { name: 'Edit Profile' }).click();
      await question(page);
    },
  },
  {
    name: 'photos: the sheet of a photo',
    path: '/my-profile/photos',
    reach: async (page) => {
      await page.getByLabel('Add photos').setInputFiles(await jpeg('one.jpg'));
      await press(page, /^My photo 1/);
      await expect(dialog(page).getByRole('button', { name: 'Delete photo' })).toBeVisible();
    },
  },
  {
    name: 'photos: an upload that failed',
    path: '/my-profile/photos',
    reach: async (page) => {
      await page.route(on(ROUTES.photos), broken);
      await page.getByLabel('Add photos').setInputFiles(await jpeg('one.jpg'));
      await expect(page.getByRole('button', { name: /^Retry/ })).toBeVisible();
    },
  },
  {
    name: 'a page whose code did not arrive',
    path: '/my-profile',
    reach: async (page) => {
      await page.route('**/assets/contact-views.page-*.js', (route) => route.abort());
      await page.getByRole('link', { name: 'Who saw my contact details' }).click();
      await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
    },
  },
];

const FAILED_LOADS = [
  ['/', `${ROUTES.interests}*`],
  ['/profiles', `${ROUTES.profiles}*`],
  ['/my-profile', ROUTES.myProfile],
  ['/interests', `${ROUTES.interests}*`],
  ['/notifications', `${ROUTES.notifications}*`],
  ['/settings', ROUTES.account],
] as const;

const OF_VISITOR: State[] = [
  {
    name: 'landing: an answer to a question, and how many are listed',
    path: '/',
    reach: async (page) => {
      await page.route(on(ROUTES.numbers), (route) => route.fulfill({ json: { success: true, listed: 1240 } }));
      await page.reload();
      await page.getByText('Is it free?').click();
      await expect(page.getByText('Yes. There is nothing to pay')).toBeVisible();
      await expect(page.getByText('1,240+ members are listed here today')).toBeVisible();
    },
  },
  {
    name: 'login: refused, with errors',
    path: '/login?identity=failed',
    reach: async (page) => {
      await press(page, 'Login');
      await expect(page.getByText('This field is required')).toHaveCount(2);
    },
  },
  {
    name: 'forgot password: sent',
    path: '/forgot-password',
    reach: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.com');
      await press(page, 'Send the link');
      await expect(page.getByText('Check your inbox')).toBeVisible();
    },
  },
  {
    name: 'reset password: the link no longer holds',
    path: '/reset-password?token=none',
    reach: async (page) => {
      await page.getByLabel('New password').fill('Rangoli2027');
      await press(page, 'Set password');
      await expect(page.getByText('This link is no longer valid. Please ask for a new one.')).toBeVisible();
    },
  },
  ...['Basic Info', 'Profile Details', 'Family & Preferences', 'Documents'].map((step) => ({
    name: `register: ${step}, with errors`,
    path: '/register',
    reach: async (page: Page) => {
      await goToStep(page, 'Documents');
      await press(page, 'Complete Registration');
      await expect(page.getByText(/\d+ fields need your attention/)).toBeVisible();
      await goToStep(page, step);
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
    },
  })),
];

async function see(page: Page, states: readonly State[]) {
  for (const { name, path, reach } of states) {
    await test.step(name, async () => {
      await page.goto(memberUrl(path));
      await reach(page);
      await expectStateAccessible(page, name);
      await page.unrouteAll();
    });
  }
}

test.describe('axe finds nothing', () => {
  test.slow();

  test('on dialogs, toasts, errors and empty states of a member', async ({ page, browser, isMobile }) => {
    test.skip(!isMobile, 'Overlays are the same at every width.');
    const other = await verifiedMember((await browser.newContext()).request, 'Sravani Reddy Kota');
    await addPhotos(page.request, other, 2);
    await verifiedMember(page.request, 'Harish Reddy Palle');
    await see(page, ofMember(`/profile/${other.userId}`));
  });

  test('on lists that did not load', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'They are the same at every width.');
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

  test('on the forms of a visitor and the code of a newcomer', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'They are the same at every width.');
    await see(page, OF_VISITOR);
    await registered(page.request);
    const wrongCode: State = {
      name: 'verification: a wrong code',
      path: '/verify',
      reach: async () => {
        await page.getByLabel('Code').fill(CODE.replace('1', '9'));
        await press(page, 'Verify');
        await expect(page.getByText('Invalid OTP. Please try again.')).toBeVisible();
      },
    };
    await see(page, [wrongCode]);
    const { userId } = await waitingMember(page.request);
    const asked: State = {
      name: 'the question after both codes',
      path: '/profiles',
      reach: async () => {
        await page.evaluate((id) => localStorage.setItem('welcome', id), userId);
        await page.reload();
        await expect(page.getByRole('group', { name: 'Who may see your number?' })).toBeVisible();
      },
    };
    await see(page, [asked]);
  });

  test('on the main pages at desktop width', async ({ page, isMobile, browser }) => {
    test.skip(isMobile, 'A phone has its own test.');
    const plain = (path: string): State => ({
      name: `${path} on a desk`,
      path,
      reach: async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
      },
    });
    await see(page, ['/', '/login', '/register'].map(plain));
    const other = await verifiedMember((await browser.newContext()).request);
    await addPhotos(page.request, other, 2);
    await verifiedMember(page.request);
    const own = ['', '/edit', '/photos'].map((part) => `/my-profile${part}`);
    await see(page, ['/', '/profiles', `/profile/${other.userId}`, ...own, '/interests', '/settings'].map(plain));
  });
});
