import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../spec/fake-api';
import { makeMyProfile, makeUser } from '../spec/make';
import { openPage } from '../spec/open-page';
import { ownQuery, ownSpelling } from './router';
import { ROUTES } from './routes';

const slow = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((done) => (arrive = done));
  return { arrive, arrived };
});
vi.mock('../features/my/my-profile/my-profile.page', async (original) => {
  await slow.arrived;
  return original();
});

it('lights the pressed tab immediately, and says that the page is on its way', async () => {
  fakeApi({
    'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
    'GET /profiles/me': { profile: makeMyProfile() },
  });
  const { user, address } = openPage('/profiles', makeUser('verified'));
  const nav = within((await screen.findAllByRole('navigation', { name: 'Main' })).at(-1)!);
  const [browse, mine] = ['Browse Profiles', 'My Profile'].map((name) => nav.getByRole('link', { name }));
  expect(browse).toHaveAttribute('aria-current', 'page');
  await user.click(mine!);
  expect(address()).toBe('/profiles');
  await waitFor(() => expect(mine).toHaveAttribute('aria-current', 'page'));
  expect(browse).not.toHaveAttribute('aria-current');
  expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Loading', { exact: false })).toBeInTheDocument();
  slow.arrive();
  await screen.findByRole('heading', { name: 'My Profile' });
  expect(address()).toBe('/my-profile');
  expect(screen.getByRole('main')).not.toHaveAttribute('aria-busy');
});

describe('an address that was typed by hand', () => {
  it.each([
    ['/LOGIN', '/login'],
    ['/Login/', '/login'],
    ['/My-Profile/Edit/Caste', '/my-profile/edit/Caste'],
    ['/PROFILE/aB3', '/profile/aB3'],
    ['/BIODATA/Ab3', '/biodata/Ab3'],
    ['/nowhere/Else', '/nowhere/Else'],
    ['/login).', '/login'],
    ['/Family/aB_3-,', '/family/aB_3-'],
    ['/', '/'],
  ])('%s is written as %s', (typed, own) => {
    expect(ownSpelling(typed)).toBe(own);
  });

  it.each(ROUTES.map(({ path }) => [path] as const))('%s stays as it is, and is found in capitals', (path) => {
    const address = path.replaceAll(/:\w+/g, 'Ab1');
    expect(ownSpelling(address)).toBe(address);
    for (const after of ['.', ')', '/', ',', '!', '/).', '%20', '%E2%80%9D', '%E0%A5%A4', '…'])
      expect(ownSpelling(address + after)).toBe(address);
    const shouted = address.toUpperCase().replaceAll('AB1', 'Ab1');
    expect(ownSpelling(shouted)).toBe(address);
  });

  it.each(['.', ')', '/', ',', ').', '%20', '+', '%E2%80%9D'])(
    'a token loses %j at its end, and no word of a search',
    (after) => {
      expect(ownQuery(`?link=aB_3-x${after}`)).toBe('?link=aB_3-x');
      expect(ownQuery(`?token=a.b-c.d${after}`)).toBe('?token=a.b-c.d');
      expect(ownQuery(`?token=aB&registration=unclaimed${after}`)).toBe('?token=aB&registration=unclaimed');
      expect(ownQuery(`?search=Reddy${after}&page=2`)).toBe(`?search=Reddy${after}&page=2`);
    },
  );
});
