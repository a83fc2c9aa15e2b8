import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi } from '../spec/fake-api';
import { makeMyProfile, makeUser } from '../spec/make';
import { SITE } from '../shell/site';
import { openPage } from '../spec/open-page';
import { session } from '../session/session';
import { showToast } from '../ui/toast';

describe('header, footer and language', () => {
  it('invites a visitor and shows no register call to a member', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
    });
    openPage('/');
    expect(await screen.findByRole('link', { name: 'Register free' })).toBeVisible();
    expect(screen.getByText('Our support team answers within 24 hours')).toBeVisible();
    session.signIn(makeUser('verified'), 'token');
    expect(await screen.findByRole('heading', { name: /, Ramesh$/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Register free' })).not.toBeInTheDocument();
  });

  it('invites no one to log in while it is not known who is there', async () => {
    fakeApi({});
    const unknown = vi.spyOn(session, 'get').mockReturnValue('unknown');
    openPage('/privacy');
    const header = within(await screen.findByRole('banner'));
    expect(header.getByRole('link', { name: 'My Profile' })).toBeVisible();
    expect(header.queryByRole('link', { name: 'Login' })).not.toBeInTheDocument();
    unknown.mockRestore();
  });

  it('names the host of the site in the footer', async () => {
    openPage('/privacy');
    expect(await screen.findByRole('contentinfo')).toHaveTextContent(`${SITE.name} · `);
  });

  it.each(['/login', '/register', '/forgot-password', '/reset-password?token=x'])(
    'has no footer on %s',
    async (path) => {
      fakeApi({});
      openPage(path);
      await screen.findByRole('heading', { level: 1 });
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it('speaks Telugu at a press and remembers it', async () => {
    fakeApi({});
    const { user } = openPage('/login');
    await user.click(await screen.findByRole('button', { name: 'తెలుగు' }));
    expect(await screen.findByRole('heading', { name: 'స్వాగతం' })).toBeVisible();
    expect(document.documentElement.lang).toBe('te');
    expect(localStorage.getItem('language')).toBe('te');
  });

  it("takes the language to a member's account, as mails follow it", async () => {
    const kept: unknown[] = [];
    fakeApi({
      'GET /auth/me': { user: makeUser('verified') },
      'PUT /account/language': ({ body }) => {
        kept.push(body);
        return { message: 'Language saved' };
      },
    });
    const { user } = openPage('/privacy', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'తెలుగు' }));
    await waitFor(() => expect(kept).toEqual([{ language: 'te' }]));
  });

  it("names the phone's way to the profiles in full", async () => {
    fakeApi({ 'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 } });
    openPage('/profiles', makeUser('verified'));
    const browse = await screen.findByText('Browse');
    expect(browse).toHaveAccessibleName('Browse Profiles');
  });

  it('opens the profile menu by keys and gives the focus back', async () => {
    fakeApi({});
    const { user } = openPage('/privacy', makeUser('verified'));
    const button = await screen.findByRole('button', { name: /Profile menu/ });
    button.focus();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menuitem', { name: 'Profile Settings' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('menu')).toContainElement(document.activeElement as HTMLElement));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile Settings' })).toHaveFocus());
    await user.keyboard('l');
    expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Profile menu/ })).toHaveFocus();
  });

  it('keeps a message when the page changes, until it is closed', async () => {
    fakeApi({});
    const { user } = openPage('/login');
    await screen.findByRole('heading', { name: 'Welcome back' });
    act(() => showToast('Saved.'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: /Kalyanam/ }));
    expect(await screen.findByRole('link', { name: 'Register free' })).toBeVisible();
    expect(screen.getByText('Saved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Saved.')).not.toBeInTheDocument());
  });

  it('logs out from the profile menu', async () => {
    const calls = fakeApi({
      'POST /auth/logout': {},
      'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
    });
    const { user, address } = openPage('/profiles', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /Profile menu/ }));
    await user.click(await within(screen.getByRole('banner')).findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findAllByRole('link', { name: 'Login' })).not.toHaveLength(0);
    expect(address()).toBe('/');
    expect(calls.map(({ path }) => path)).toContain('/auth/logout');
  });
});
