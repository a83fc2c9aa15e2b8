import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../spec/fake-api';
import { makeMyProfile, makeUser } from '../spec/make';
import { openPage } from '../spec/open-page';
import { keepDisplay } from '../session/display';
import { wantedPath } from '../shell/paths';

const ANSWERS = {
  'GET /profiles': { profiles: [], page: 1, total: 0, totalPages: 0 },
  'GET /profiles/me': { profile: makeMyProfile() },
  'GET /blocks': { blocked: [] },
  'GET /auth/codes': { email: null, phone: null },
};

describe('who may open which page', () => {
  it.each([
    ['/profiles', null, '/login?from=%2Fprofiles'],
    ['/my-profile', null, '/login?from=%2Fmy-profile'],
    ['/profiles', 'not-verified', '/verify'],
    ['/profile/p1', 'rejected', '/my-profile'],
    ['/login', 'rejected', '/my-profile'],
    ['/profiles', 'semi-verified', '/profiles'],
    ['/login', 'not-verified', '/verify'],
    ['/login', 'verified', '/profiles'],
    ['/register', 'semi-verified', '/profiles'],
    ['/login?from=%2Fwho-sees-what%3Fpart%3Dblocked', 'not-verified', '/who-sees-what?part=blocked'],
    ['/login?from=%2Fprofiles', 'not-verified', '/verify'],
    ['/login?from=%2Fprofiles%3Fpage%3D2', 'verified', '/profiles?page=2'],
    ['/no-such-page', null, '/'],
    ['/privacy', null, '/privacy'],
  ] as const)('%s as %s leads to %s', async (path, status, target) => {
    fakeApi(ANSWERS);
    const page = openPage(path, status && makeUser(status));
    await waitFor(() => expect(page.address()).toBe(target));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('begins at the large tiles in simple mode', async () => {
    keepDisplay({ textSize: 'large', readAloud: false, rate: 1, simple: true });
    fakeApi(ANSWERS);
    const page = openPage('/login', makeUser('verified'));
    await waitFor(() => expect(page.address()).toBe('/'));
  });

  it.each([
    ['not-verified', '/verify', 'Browsing and interests open once every step here is done.'],
    ['rejected', '/my-profile', 'Browsing and interests open once our team has approved your profile.'],
  ] as const)('locks the tabs of a %s member, and a press says what opens them', async (status, target, words) => {
    fakeApi({ ...ANSWERS, 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: status }) } });
    const { user, address } = openPage('/my-profile', makeUser(status));
    const bar = within((await screen.findAllByRole('navigation', { name: 'Main' })).at(-1) as HTMLElement);
    await user.click(bar.getByRole('link', { name: 'Browse Profiles (locked)' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(bar.getByRole('link', { name: 'Interests (locked)' })).toBeVisible();
    expect(bar.getByRole('link', { name: 'My Profile' })).toBeVisible();
    await waitFor(() => expect(address()).toBe(target));
  });

  it('returns only to addresses of its own', () => {
    const from = (text: string) => wantedPath(new URLSearchParams(`from=${encodeURIComponent(text)}`));
    expect(from('/profiles?page=2')).toBe('/profiles?page=2');
    expect(from('//evil.example/x')).toBeNull();
    expect(from('/.//evil.example')).toBeNull();
    expect(from('https://evil.example')).toBeNull();
  });
});
