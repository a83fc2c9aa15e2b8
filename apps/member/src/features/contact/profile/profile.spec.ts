import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeCard, makeMyProfile, makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');
const LIST = { profiles: [], page: 1, total: 0, totalPages: 0 };

async function openFamily(reader = viewer) {
  const { user } = openPage('/profile/p1', reader);
  await user.click(await screen.findByRole('tab', { name: 'Family' }));
}

describe('profile', () => {
  it('shows a profile with its lineage, and opens phone and email at a press', async () => {
    const contact = { phone: '9848012345', email: 'sravani@example.com', address: '4 Temple Street' };
    const calls = fakeApi({
      'GET /profiles/p1': { profile: makeView({ createdBy: 'parent' }) },
      'POST /profiles/p1/contact': { contact, contactHidden: null },
    });
    const { user } = openPage('/profile/p1', viewer);
    expect(await screen.findByRole('heading', { level: 1, name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(screen.getByText('They will see that you looked.')).toBeVisible();
    await user.dblClick(screen.getByRole('button', { name: 'Show phone and email' }));
    const phone = await screen.findByRole('link', { name: 'Call 9848012345' });
    expect(phone).toHaveAttribute('href', 'tel:+919848012345');
    expect(screen.getByRole('link', { name: 'Write an email sravani@example.com' })).toBeVisible();
    expect(screen.getByText('4 Temple Street')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show phone and email' })).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(screen.getByText('No photos available')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Family' }));
    expect(await screen.findByText('Kasyapa')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Checks' }));
    expect(await screen.findByText('Document Verified')).toBeVisible();
    expect(screen.getByText('Profile made by a parent')).toBeVisible();
    expect(screen.getByText('4827-193 W')).toBeVisible();
  });

  it('keeps the tab in the address, which a link opens, and moves through the tabs by arrows', async () => {
    window.history.replaceState(null, '', '/profile/p1?tab=family');
    onTestFinished(() => window.history.replaceState(null, '', '/'));
    fakeApi({ 'GET /profiles/p1': { profile: makeView() } });
    const { user } = openPage('/profile/p1', viewer);
    const family = await screen.findByRole('tab', { name: 'Family', selected: true });
    expect(await screen.findByText('Kasyapa')).toBeVisible();
    family.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Checks', selected: true })).toHaveFocus());
    await waitFor(() => expect(window.location.search).toBe('?tab=checks'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('tab', { name: 'About', selected: true })).toHaveFocus());
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('says what was checked and what was not, three lines first on a phone', async () => {
    const nothing = { method: null, evidence: null, date: null };
    const checks: CheckLine[] = [
      { fact: 'identity', state: 'checked', method: 'seen', evidence: 'passport', date: '2026-03-03' },
      ...(['birth-date', 'photo', 'phone'] as const).map((fact) => ({ fact, state: 'said' as const, ...nothing })),
    ];
    fakeApi({ 'GET /profiles/p1': { profile: makeView({ checks }) } });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await screen.findByRole('tab', { name: 'Checks' }));
    const box = await screen.findByRole('region', { name: 'What we checked' });
    expect(within(box).getByText('Identity: passport seen by our team, 3 March 2026')).toBeVisible();
    expect(within(box).getByText('We have not checked what is not marked as checked.')).toBeVisible();
    const fourth = within(box).getByText('Mobile number: stated by the family, not checked').closest('li');
    expect(fourth).toHaveClass('max-sm:hidden');
    await user.click(within(box).getByRole('button', { name: 'Show all ten' }));
    expect(fourth).not.toHaveClass('max-sm:hidden');
    expect(within(box).getByRole('list')).toHaveFocus();
  });

  it('leaves out what was not given', async () => {
    fakeApi({ 'GET /profiles/p1': { profile: makeView({ subcaste: null }) } });
    await openFamily();
    expect(await screen.findByText('Caste')).toBeVisible();
    expect(screen.queryByText('Subcaste')).not.toBeInTheDocument();
  });

  it('tells a semi-verified viewer what is missing', async () => {
    const hidden = { contactHidden: null, gothra: null, photosHidden: 'viewer-not-verified' as const };
    fakeApi({ 'GET /profiles/p1': { profile: makeView(hidden) } });
    await openFamily(makeUser('semi-verified'));
    expect(await screen.findByText('Complete verification to view photos and contact details')).toBeVisible();
    expect(screen.queryByText('Gothra')).not.toBeInTheDocument();
  });

  it.each([
    ['a missing document', { documents: { identity: null, pan: false } }, true],
    [
      'an unanswered question',
      { question: { id: 'q1', question: 'Which one?', askedAt: '2026-11-20T06:30:00Z' } },
      true,
    ],
    ['the decision of the team alone', {}, false],
  ] as const)('asks to complete only what is left to complete: %s', async (_, own, left) => {
    const hidden = { contactHidden: null, gothra: null, photosHidden: 'viewer-not-verified' as const };
    fakeApi({
      'GET /profiles/p1': { profile: makeView(hidden) },
      'GET /profiles/me': {
        profile: makeMyProfile({
          verificationStatus: 'semi-verified',
          documents: { identity: 'aadhaar', pan: false },
          ...own,
        }),
      },
    });
    openPage('/profile/p1', makeUser('semi-verified'));
    const reason = left ? 'Complete verification to view photos' : 'Photos open once our team has verified you';
    expect(await screen.findByText(reason)).toBeVisible();
    const link = await screen.findByRole('link', { name: left ? 'Complete verification' : 'See my profile' });
    expect(link).toHaveAttribute('href', '/my-profile');
  });

  it('goes from an open page once the reader may not see it any more, and takes no look to know', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
    });
    onTestFinished(() => void vi.useRealTimers());
    let shown = true;
    const calls = fakeApi({
      'GET /profiles/p1': () => (shown ? { profile: makeView() } : new Refusal('profile-not-found')),
      'GET /profiles/p1/standing': () => (shown ? {} : new Refusal('profile-not-found')),
    });
    const asked = (path: string) => calls.filter((call) => call.path === path).length;
    openPage('/profile/p1', viewer);
    await screen.findByRole('heading', { level: 1, name: 'Sravani Reddy, 28' });
    await act(() => vi.advanceTimersByTimeAsync(41_000));
    expect([asked('/profiles/p1/standing'), asked('/profiles/p1')]).toEqual([2, 1]);
    shown = false;
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    expect(await screen.findByRole('heading', { name: 'Profile not found' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show phone and email' })).toBeNull();
  });

  it("says 'Profile not found' with a way back", async () => {
    fakeApi({ 'GET /profiles/p9': new Refusal('profile-not-found') });
    openPage('/profile/p9', viewer);
    expect(await screen.findByRole('heading', { name: 'Profile not found' })).toHaveFocus();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Browse Profiles' })).toBeVisible();
  });

  it('of a member who has left is not in the list either that the viewer goes back to', async () => {
    let gone = false;
    fakeApi({
      'GET /profiles': () => (gone ? LIST : { profiles: [makeCard({ id: 'p9' })], page: 1, total: 1, totalPages: 1 }),
      'GET /profiles/loosen': { filters: [] },
      'GET /profiles/p9': new Refusal('profile-not-found'),
    });
    const { user } = openPage('/profiles', viewer);
    const card = await screen.findByRole('link', { name: /^Sravani Reddy/ });
    gone = true;
    await user.click(card);
    await screen.findByRole('heading', { name: 'Profile not found' });
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('0 profiles')).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Sravani Reddy/ })).not.toBeInTheDocument();
  });

  it('leads to the list, which says why, when it cannot be loaded', async () => {
    fakeApi({ 'GET /profiles/p1': new Refusal('unexpected'), 'GET /profiles': LIST });
    const { address } = openPage('/profile/p1', viewer);
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The profile could not be opened\.$/);
  });

  it('stays where it is, and asks who is there, when the session has ended', async () => {
    const calls = fakeApi({ 'GET /profiles/p1': new Refusal('not-signed-in') });
    const { address } = openPage('/profile/p1', viewer);
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/auth/refresh'));
    expect(await screen.findByRole('dialog', { name: 'Please log in again' })).toBeVisible();
    expect(address()).toBe('/profile/p1');
  });

  it('says that the account is closed, and gives an address to write to, when the team has closed it', async () => {
    fakeApi({ 'GET /profiles/p1': new Refusal('session-ended'), 'POST /auth/refresh': new Refusal('suspended') });
    const { user } = openPage('/profile/p1', viewer);
    const dialog = within(await screen.findByRole('dialog', { name: 'Your account is closed' }));
    expect(dialog.getByRole('link', { name: 'Write to support' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
    expect(dialog.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('offers neither report nor block on the own profile', async () => {
    fakeApi({ 'GET /profiles/me': { profile: makeView({ id: 'me', interest: null }) } });
    openPage('/profile/me', viewer);
    expect(await screen.findByRole('tab', { name: 'About' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
  });

  it('sends a report with its reason', async () => {
    const calls = fakeApi({
      'GET /profiles/p1': { profile: makeView() },
      'POST /profiles/p1/reports': { reportId: 'r' },
    });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await screen.findByRole('button', { name: 'More' }));
    await user.click(await screen.findByRole('button', { name: 'Report Profile' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Profile' }));
    await user.click(dialog.getByRole('radio', { name: 'Something else' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('This field is required')).toBeVisible();
    await user.type(dialog.getByLabelText('What happened?'), 'Sells insurance.');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Thank you. Our team will review this profile.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ reason: 'other', description: 'Sells insurance.' });
  });
});
