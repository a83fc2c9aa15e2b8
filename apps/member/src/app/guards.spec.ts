import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../spec/fake-api';
import { makeUser } from '../spec/make';
import { openPage } from '../spec/open-page';
import { wantedPath } from '../shell/paths';

const EMPTY_LIST = { profiles: [], page: 1, total: 0, totalPages: 0 };

describe('who may open which page', () => {
  it.each([
    ['/profiles', null, '/login?from=%2Fprofiles'],
    ['/my-profile', null, '/login?from=%2Fmy-profile'],
    ['/profiles', 'not-verified', '/verify'],
    ['/profile/p1', 'rejected', '/verify'],
    ['/profiles', 'semi-verified', '/profiles'],
    ['/login', 'not-verified', '/verify'],
    ['/login', 'verified', '/profiles'],
    ['/register', 'semi-verified', '/profiles'],
    ['/login?from=%2Fsettings%2Fblocked', 'not-verified', '/settings/blocked'],
    ['/login?from=%2Fprofiles', 'not-verified', '/verify'],
    ['/login?from=%2Fprofiles%3Fpage%3D2', 'verified', '/profiles?page=2'],
    ['/no-such-page', null, '/'],
    ['/privacy', null, '/privacy'],
  ] as const)('%s as %s leads to %s', async (path, status, target) => {
    fakeApi({ 'GET /profiles': EMPTY_LIST });
    const page = openPage(path, status && makeUser(status));
    await waitFor(() => expect(page.address()).toBe(target));
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  });

  it('returns only to addresses of its own', () => {
    const from = (text: string) =>
      wantedPath(new URL(`http://kalyanam.example/login?from=${encodeURIComponent(text)}`));
    expect(from('/profiles?page=2')).toBe('/profiles?page=2');
    expect(from('//evil.example/x')).toBeNull();
    expect(from('/.//evil.example')).toBeNull();
    expect(from('https://evil.example')).toBeNull();
  });
});
