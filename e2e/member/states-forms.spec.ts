import { expect, test, type Page } from '../support/test.js';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { CODE } from '../support/addresses.js';
import { registered, waitingMember } from '../support/members-by-api.js';
import { goToStep, reach } from '../support/newcomer.js';
import { jpeg } from '../support/pictures.js';
import { atWork, dialog, flip, on, press, question, see, type State } from '../support/states.js';

const ofMember = (other: string): State[] => [
  {
    name: 'the report dialog with errors',
    path: other,
    reach: async (page) => {
      await press(page, 'More');
      await press(page, 'Report Profile');
      await dialog(page).getByRole('button', { name: 'Send report' }).click();
      await expect(dialog(page).getByText('This field is required').first()).toBeVisible();
    },
  },
  ...(
    [
      ['email', [/^Email and phone/, /^Email\b(?! and)/], 'Send code'],
      ['password', [/^Password/], 'Change password'],
    ] as const
  ).map(([what, rows, send]) => ({
    name: `settings: a new ${what} with errors`,
    path: '/settings',
    reach: async (page: Page) => {
      for (const row of rows) await page.getByRole('button', { name: row }).click();
      await press(page, send);
      await expect(page.getByText('This field is required')).toHaveCount(2);
    },
  })),
  {
    name: 'settings: marriage fixed, its first step',
    path: '/settings',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Your data/ }).click();
      await flip(page, /^Marriage fixed/);
      await expect(page.getByText('With which family?')).toBeVisible();
    },
  },
  {
    name: 'settings: the question before deletion',
    path: '/settings',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Your data/ }).click();
      await page.getByRole('button', { name: /^Delete Profile/ }).click();
      await question(page);
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
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Edit Profile' }).click();
      await question(page);
    },
  },
  {
    name: 'photos: the sheet of a photo',
    path: '/my-profile/photos',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: /real, recent pictures/ }).check();
      await page.getByLabel('Add photos').setInputFiles(await jpeg('one.jpg'));
      await press(page, /^My photo 1/);
      await expect(dialog(page).getByRole('button', { name: 'Delete photo' })).toBeVisible();
    },
  },
];

const OF_VISITOR: State[] = [
  {
    name: 'landing: an answer to a question, and three figures',
    path: '/',
    reach: async (page) => {
      await page.route(on(ROUTES.numbers), (route) =>
        route.fulfill({ json: { success: true, decisions: 1240, cities: 48, countries: 7, answered: 64 } }),
      );
      await page.reload();
      await page.getByText('Is it free?').click();
      await expect(page.getByText('Yes. There is nothing to pay')).toBeVisible();
      await expect(page.getByRole('link', { name: '48 towns in 7 countries' })).toBeVisible();
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
      await page.getByLabel('Email').fill('stranger@example.com');
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
      await reach(page, page.getByRole('button', { name: 'Complete Registration' }));
      await press(page, 'Complete Registration');
      await expect(page.getByText(/\d+ fields need your attention/)).toBeVisible();
      await goToStep(page, step);
      await expect(page.getByRole('heading', { level: 2, name: step })).toBeVisible();
    },
  })),
];

test.describe('axe finds nothing', () => {
  test.slow();

  test('on the forms and questions of a member', { tag: '@deep' }, async ({ page, browser }) => {
    const other = await atWork(page, browser);
    await see(page, ofMember(`/profile/${other.userId}`));
  });

  test('on the forms of a visitor', { tag: '@deep' }, ({ page }) => see(page, OF_VISITOR));

  test('on the code of a newcomer, and what is asked after it', async ({ page }) => {
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
        await expect(page.getByRole('group', { name: 'Who may see your photos?' })).toBeVisible();
        await expect(page.getByRole('group', { name: 'Who may see your phone number?' })).toBeVisible();
      },
    };
    await see(page, [asked]);
  });
});
