import { expect, test, type Page } from '../support/test.js';
import { verifiedMember } from '../support/members-by-api.js';
import { showPhotos } from '../support/team-by-api.js';
import { atWork, dialog, press, see, type State } from '../support/states.js';

const ofMember = (other: string): State[] => [
  { name: 'the profile menu', path: '/my-profile', reach: (page) => press(page, /^Profile menu/) },
  {
    name: 'phone and email, opened',
    path: other,
    reach: async (page) => {
      await press(page, 'Show phone and email');
      await expect(page.locator('a[href^="tel:"]')).toBeVisible();
    },
  },
  {
    name: 'the sheet of an interest, with words that want a second look',
    path: other,
    reach: async (page) => {
      await press(page, 'Show Interest');
      await dialog(page).getByRole('textbox').fill('Ring me on 9848012345');
      await dialog(page).getByRole('button', { name: 'Send interest' }).click();
      await expect(dialog(page).getByRole('heading', { name: 'Send anyway?' })).toBeVisible();
    },
  },
  ...(['Family', 'Horoscope', 'Checks'] as const).map((name) => ({
    name: `a profile: ${name}`,
    path: other,
    reach: async (page: Page) => {
      await page.getByRole('tab', { name }).click();
      await expect(page.getByRole('tabpanel').filter({ visible: true }).getByRole('heading').first()).toBeVisible();
    },
  })),
  {
    name: 'what else can be done with a profile',
    path: other,
    reach: async (page) => {
      await press(page, 'More');
      await expect(dialog(page).getByRole('button', { name: 'Report Profile' })).toBeVisible();
    },
  },
  {
    name: 'interest, waiting for its answer',
    path: other,
    reach: async (page) => {
      await press(page, 'Show Interest');
      await press(page, 'Send without words');
      await expect(page.getByText('Interest sent', { exact: true })).toBeVisible();
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
      await press(page, 'More');
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
        .getByRole('button', { name: /^Keep ./ })
        .first()
        .click();
      await expect(page.getByRole('button', { name: /^Kept: ./ })).toBeVisible();
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
    path: '/profile/unknown',
    reach: (page) => expect(page.getByRole('heading', { name: 'Profile not found' })).toBeVisible(),
  },
];

test.describe('axe finds nothing', () => {
  test.slow();

  test('on lists, profiles and messages of a member', async ({ page, browser, isMobile }) => {
    test.skip(!isMobile, 'The same at every width.');
    const other = await atWork(page, browser);
    await showPhotos(page.request, other, 2);
    await see(page, ofMember(`/profile/${other.userId}`));
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
    await showPhotos(page.request, other, 2);
    await verifiedMember(page.request);
    const own = ['', '/edit', '/photos'].map((part) => `/my-profile${part}`);
    await see(page, ['/', '/profiles', `/profile/${other.userId}`, ...own, '/interests', '/settings'].map(plain));
  });
});
