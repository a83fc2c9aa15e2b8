import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { MyProfile, ProfileCard } from '@kalyanam/shared/contracts/profile';
import { session } from '../../../session/session';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { makeAsked, makeCard, makeInterest, makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const interests = (profiles: ProfileCard[], received = profiles.length) => ({
  ...{ box: 'received', profiles, page: 1, total: profiles.length, totalPages: 1 },
  ...{ counts: { received, sent: 0, accepted: 0 }, left: 5 },
});
const list = (profiles: ProfileCard[]) => ({ profiles, page: 1, total: 1340, totalPages: 112 });
const asked = (id: string, name: string) => makeCard({ id, name, interest: makeAsked('received') });

describe('the home page of a member', () => {
  it('shows interests to answer, new profiles, and missing parts', async () => {
    const calls = fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /interests': interests(
        [
          asked('p1', 'Sravani Reddy'),
          makeCard({ id: 'p2', name: 'Anusha Reddy', interest: makeInterest({ state: 'declined' }) }),
        ],
        1,
      ),
      'GET /profiles': list([makeCard({ id: 'p3', name: 'Deepthi Reddy' })]),
    });
    const window = { birthYearFrom: '1994', birthYearTo: '2004' };
    openPage('/', makeUser('verified', { ageWindow: window }));
    const waiting = within(await screen.findByRole('region', { name: '1 family is waiting for your answer' }));
    expect(waiting.getByRole('link', { name: /^Sravani Reddy, 28/ })).toHaveAttribute('href', '/profile/p1');
    expect(waiting.getByText('Answer by 4 December 2026')).toBeVisible();
    expect(waiting.queryByText(/Anusha/)).not.toBeInTheDocument();
    const newest = within(screen.getByRole('region', { name: 'Newest profiles' }));
    expect(newest.getByRole('link', { name: /^Deepthi Reddy, 28/ })).toHaveAttribute('href', '/profile/p3');
    expect(newest.getByRole('link', { name: 'See all 1,340' })).toHaveAttribute('href', '/profiles?sort=newest');
    const mine = within(screen.getByRole('region', { name: 'Your profile' }));
    expect(mine.getByText('75% complete')).toBeVisible();
    expect(mine.getByRole('link', { name: /Add a photo/ })).toHaveAttribute('href', '/my-profile/photos');
    expect(screen.getByRole('heading', { level: 1, name: 'Welcome, Ramesh Reddy' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Browse Profiles' }).at(-1)).toHaveAttribute('href', '/profiles');
    const browse = calls.find(({ path }) => path === '/profiles');
    expect(Object.fromEntries(browse?.query ?? [])).toEqual({ ...window, sort: 'newest' });
  });

  it('says so where no one waits and no one is listed', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ completeness: { percent: 100, missing: [] } }) },
      'GET /interests': interests([]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser('verified'));
    expect(await screen.findByText('No family is waiting for your answer today.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'No profiles found' })).toBeVisible();
    expect(screen.getByText('100% complete')).toBeVisible();
  });

  const REJECTION = { notes: 'Blurred.', reasons: [], decidedAt: '2026-11-20T06:30:00Z' };
  it.each([
    ['semi-verified', { documents: { identity: null, pan: false } }, /^One thing is missing/, 'Upload'],
    ['verified', { isActive: false }, 'Other families cannot see your profile', 'Go to My Profile'],
    ['rejected', { rejection: { ...REJECTION, resubmissionsLeft: 2 } }, /could not approve/, 'Read the reason'],
    ['not-verified', {}, 'Verify your email and phone', 'Verify Email & Phone'],
  ] as const)('of a %s member begins with the right thing', async (status, changes, title, act) => {
    const calls = fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: status, ...changes }) },
      'GET /interests': interests([]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser(status));
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: act })).toBeVisible();
    const browses = status === 'verified' || status === 'semi-verified';
    expect(calls.some(({ path }) => path === '/profiles')).toBe(browses);
    expect(screen.queryAllByText(/waiting for your answer/)).toHaveLength(browses ? 1 : 0);
  });

  it.each([
    [null, 'It is offline. In My Profile you can bring it back.'],
    ['2026-12-24', 'You have paused until 24 December 2026. We will ask you again then.'],
  ])('says how long a profile is hidden, paused until %s', async (pausedUntil, sentence) => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ isActive: false, pausedUntil }) },
      'GET /interests': interests([]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser('verified'));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('tells a member whose documents are being reviewed how long it takes', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'semi-verified' }) },
      'GET /interests': interests([]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser('semi-verified'));
    expect(await screen.findByText(/^This takes 24-48 hours/)).toBeVisible();
  });

  it('asks those who told nothing yet for more, and no account again that put it off here', async () => {
    const completeness: MyProfile['completeness'] = { percent: 40, missing: ['family', 'native-place', 'study-work'] };
    fakeApi({ 'GET /profiles/me': { profile: makeMyProfile({ completeness }) } });
    const title = 'Tell families a little more';
    for (const id of ['ramesh', 'lakshmi']) {
      const { user } = openPage('/', makeUser('not-verified', { id }));
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Fill it in now' })).toHaveAttribute('href', '/my-profile/more');
      await user.click(screen.getByRole('button', { name: 'Later' }));
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
      cleanup();
    }
    for (const id of ['ramesh', 'lakshmi']) {
      openPage('/', makeUser('not-verified', { id }));
      expect(await screen.findByRole('region', { name: 'Your profile' })).toBeVisible();
      expect(screen.queryByRole('heading', { name: title })).not.toBeInTheDocument();
      cleanup();
    }
  });

  it('shows what did arrive, and fetches the rest again', async () => {
    let away = true;
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /interests': () => (away ? new Refusal('unexpected') : interests([asked('p1', 'Sravani Reddy')])),
      'GET /profiles': list([makeCard({ id: 'p3', name: 'Deepthi Reddy' })]),
    });
    const { user } = openPage('/', makeUser('verified'));
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this. Nothing is lost.');
    expect(screen.getByRole('link', { name: /^Deepthi Reddy/ })).toBeVisible();
    away = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Sravani Reddy/ })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says when the server cannot even be asked who is there', async () => {
    document.cookie = 'kalyanam-signed-in=1';
    fakeApi({ 'POST /auth/refresh': OFFLINE });
    const unknown = vi.spyOn(session, 'get').mockReturnValue('unknown');
    openPage('/');
    expect(await screen.findByRole('alert')).toHaveTextContent('We could not load this. Nothing is lost.');
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    unknown.mockRestore();
    document.cookie = 'kalyanam-signed-in=; Max-Age=0';
  });
});
