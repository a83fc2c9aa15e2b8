import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError } from '../shell/chunk';
import { fakeApi } from '../spec/fake-api';
import { makeCard, makeMyProfile, makeUser, makeView } from '../spec/make';
import { openPage } from '../spec/open-page';
import { LostPage } from './lost-page';

const BANNER = 'No connection. What you wrote stays; go on when it is back.';
const network = { on: true };

/** Simulates the browser's events; every call fails while the network is away. */
const setOnline = (on: boolean) =>
  act(async () => {
    network.on = on;
    window.dispatchEvent(new Event(on ? 'online' : 'offline'));
    await Promise.resolve();
  });

/** Answers while there is a network. */
function networkApi(answers: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi(answers);
  const reach = fetch;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    if (!network.on) throw new TypeError('Failed to fetch');
    return reach(...call);
  });
  return calls;
}

const LIST = { profiles: [makeCard()], page: 1, total: 1, totalPages: 1 };

beforeEach(() => {
  network.on = true;
  return () => setOnline(true);
});

describe('without a network', () => {
  it('one banner says so, for as long as it lasts', async () => {
    networkApi({});
    openPage('/privacy');
    expect(await screen.findByRole('heading', { name: 'Privacy' })).toBeVisible();
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
    await setOnline(false);
    expect(screen.getByText(BANNER)).toBeVisible();
    await setOnline(true);
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  });

  it('an answer says that it is back, also where the browser does not', async () => {
    networkApi({ 'GET /profiles': LIST });
    await setOnline(false);
    network.on = true;
    openPage('/profiles', makeUser('verified'));
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  });

  it('a switch turns back with the specified words, and nothing is sent later', async () => {
    const calls = networkApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'PUT /profiles/me/status': { isActive: false },
    });
    const { user } = openPage('/my-profile', makeUser('verified'));
    const online = await screen.findByRole('switch');
    await setOnline(false);
    await user.click(online);
    expect(await screen.findByText('Failed to update profile status')).toBeVisible();
    expect(screen.getByRole('switch')).toBeChecked();
    const sent = () => calls.filter(({ method }) => method === 'PUT').length;
    const before = sent();
    await setOnline(true);
    expect(sent()).toBe(before);
  });

  it('a mailed link waits for it', async () => {
    const user = makeUser('not-verified');
    let isLost = true;
    const calls = fakeApi({
      'GET /auth/codes': { email: 0, phone: null },
      'POST /auth/verify-email': () => {
        if (isLost) throw new TypeError('Failed to fetch');
        return { user: { ...user, emailVerified: true }, token: 't' };
      },
    });
    openPage('/verify?token=mailed', user);
    expect(await screen.findByText('Email verification failed')).toBeVisible();
    await setOnline(false);
    isLost = false;
    await setOnline(true);
    expect(await screen.findByRole('heading', { name: 'Verify your mobile number' })).toBeVisible();
    const sent = calls.filter(({ path }) => path === '/auth/verify-email').map(({ body }) => body);
    expect(sent).toEqual([{ token: 'mailed' }, { token: 'mailed' }]);
  });

  const RESET = '/reset-password?token=x&registration=unclaimed';
  const NOT_OPENED = /^We could not reach our server. Nothing was opened/;
  const NOT_CHANGED = /^We could not reach our server. Nothing was changed/;
  const AN_ERROR = /^An error occurred: You seem to be offline/;
  it.each([
    ['an interest', '/profile/p1', ['Show Interest', 'Send without words'], NOT_CHANGED],
    ['phone and email', '/profile/p1', ['Show phone and email'], NOT_OPENED],
    ['the end of a digest', '/unsubscribe?token=x', ['Stop them'], AN_ERROR],
    ['a removal', RESET, ['No, remove it', 'Remove the registration'], AN_ERROR],
  ])('%s is not claimed, and can be asked again once it is back', async (_what, path, presses, message) => {
    networkApi({ 'GET /profiles/p1': { profile: makeView() } });
    const { user } = openPage(path, path.startsWith('/profile/') ? makeUser('verified') : null);
    for (const name of presses.slice(0, -1)) await user.click(await screen.findByRole('button', { name }));
    const last = await screen.findByRole('button', { name: presses.at(-1)! });
    await setOnline(false);
    await user.click(last);
    expect(await screen.findByText(message)).toBeVisible();
    await setOnline(true);
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(last).toBeVisible();
  });

  it('a list says what is the matter, and loads on its own when the network is back', async () => {
    networkApi({ 'GET /profiles': LIST });
    await setOnline(false);
    openPage('/profiles', makeUser('verified'));
    expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
    await setOnline(true);
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
  });

  it('a form no longer blames the network once that is back, and keeps what was written', async () => {
    networkApi({ 'POST /auth/login': {} });
    const { user } = openPage('/login');
    await user.type(await screen.findByLabelText(/^Email/), 'lakshmi@example.com');
    await user.type(screen.getByLabelText('Password'), 'Kalyanam2026');
    await setOnline(false);
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText(/^You seem to be offline/)).toBeVisible();
    await setOnline(true);
    expect(screen.queryByText(/^You seem to be offline/)).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Email/)).toHaveValue('lakshmi@example.com');
  });

  it('a profile leads back to the list, which says why', async () => {
    networkApi({ 'GET /profiles': LIST, 'GET /profiles/p1': { profile: makeView() } });
    const { user, address } = openPage('/profiles', makeUser('verified'));
    const link = await screen.findByRole('link', { name: 'Sravani Reddy, 28' });
    await setOnline(false);
    await user.click(link);
    expect(await screen.findByText(/^The profile could not be opened: You seem to be offline/)).toBeVisible();
    expect(address()).toBe('/profiles');
  });

  it('a page without its code blames the network, and offers no reload that would lead nowhere', async () => {
    await setOnline(false);
    render(<LostPage thrown={new ChunkError()} />);
    expect(screen.getByRole('alert')).toHaveTextContent(BANNER);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
