import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi } from '../../../../spec/fake-api';
import { makeUser } from '../../../../spec/make';
import { openPage } from '../../../../spec/open-page';

const times = { firstAt: '2026-11-19T06:30:00Z', lastAt: '2026-11-20T06:30:00Z' };
const look = (what: string, count = 1, day = '2026-11-20') => ({ what, day, ...times, times: count });
const person = (changes: object) => ({
  viewer: { id: 'p1', name: 'Sravani Reddy' },
  ...{
    atLook: null,
    left: false,
    agreed: false,
    denied: false,
    hands: [],
    earlierDays: 0,
    looks: [look('profile', 3), look('contact')],
  },
  ...changes,
});
const page = (changes: object) => ({
  ...{ tab: 'people', people: [], team: [], links: [], months: [], page: 1, total: 1, totalPages: 1 },
  ...changes,
});

describe('who has looked', () => {
  it('says by person what and when, who has left, and what is kept of earlier months', async () => {
    const people = [
      person({ agreed: true }),
      person({ viewer: null, left: true, earlierDays: 4 }),
      person({ viewer: null, looks: [look('photos')] }),
    ];
    const months = [{ month: '2025-03-01', what: 'contact', looks: 4 }];
    fakeApi({ 'GET /access-events': page({ people, months, total: 3 }) });
    openPage('/who-sees-what?part=looked', makeUser('verified'));
    await screen.findByRole('heading', { name: 'Sravani Reddy' });
    const [named, left, hidden] = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.closest('li'));
    expect(within(named!).getByRole('link', { name: 'Sravani Reddy' })).toHaveAttribute('href', '/profile/p1');
    expect(named).toHaveTextContent('20 November 2026, last at 12:00 pm');
    expect(named).toHaveTextContent('Profile (3 times) · Phone and email');
    expect(named).toHaveTextContent('You have both said yes.');
    expect(left).not.toHaveTextContent('You have both said yes.');
    expect(left).toHaveTextContent('A member who has left');
    expect(left).toHaveTextContent('4 earlier days');
    expect(within(left!).queryByRole('button')).toBeNull();
    expect(hidden).toHaveTextContent('A member whose profile is currently hidden');
    expect(screen.getByText('March 2025').closest('div')).toHaveTextContent('Phone and email: 4 looks');
  });

  it('hides the number from one family, and shows it again with Undo', async () => {
    let denied = false;
    fakeApi({
      'GET /access-events': () => page({ people: [person({ denied })] }),
      'PUT /contact-denials/p1': () => ({ denied: (denied = true) }),
      'DELETE /contact-denials/p1': () => ({ denied: (denied = false) }),
    });
    const { user } = openPage('/who-sees-what?part=looked', makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: 'Hide my number from Sravani Reddy' }));
    expect(await screen.findByText(/hidden from this family/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Show my number again to Sravani Reddy' })).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Hide my number from Sravani Reddy' })).toBeVisible();
  });

  it('names who hid after a look at the number, to be reported and kept from it by their profile ID', async () => {
    const atLook = { name: 'Sravani Reddy', code: '1234567K' };
    const people = [person({ viewer: null, atLook }), person({ viewer: null, left: true, atLook })];
    const calls = fakeApi({
      'GET /access-events': page({ people, total: 2 }),
      'POST /profiles/1234567K/reports': { reportId: 'r1' },
      'PUT /contact-denials/1234567K': { denied: true },
    });
    const { user } = openPage('/who-sees-what?part=looked', makeUser('verified'));
    const headings = await screen.findAllByRole('heading', { name: 'Sravani Reddy' });
    const [hidden, left] = headings.map((heading) => heading.closest('li'));
    expect(hidden).toHaveTextContent('Sravani Reddy');
    expect(within(hidden!).queryByRole('link')).toBeNull();
    expect(left).toHaveTextContent('A member who has left');
    expect(within(left!).queryByRole('button')).toBeNull();
    await user.click(within(hidden!).getByRole('button', { name: 'Hide my number from Sravani Reddy' }));
    await user.click(within(hidden!).getByRole('button', { name: 'Report Sravani Reddy' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report Profile' }));
    await user.click(dialog.getByRole('radio', { name: 'Asked for money' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await screen.findByText(/Our team will review/);
    const paths = calls.map(({ path }) => path);
    expect(paths).toContain('/contact-denials/1234567K');
    expect(paths).toContain('/profiles/1234567K/reports');
  });

  it('goes on at the heading when who was blocked has no row of their own any more', async () => {
    let viewer: object | null = { id: 'p1', name: 'Sravani Reddy' };
    let last = (_: Record<string, unknown>): void => undefined;
    const calls = fakeApi({
      // The other requests are answered after the list.
      'GET /announcements/current': () =>
        viewer ? { announcement: null } : new Promise<Record<string, unknown>>((resolve) => (last = resolve)),
      'GET /access-events': () => page({ people: [person({ viewer })] }),
      'POST /profiles/p1/block': () => {
        viewer = null;
        return { blocked: true };
      },
    });
    const { user } = openPage('/who-sees-what?part=looked', makeUser('verified'));
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/announcements/current'));
    await user.click(await screen.findByRole('button', { name: 'Block Sravani Reddy' }));
    await screen.findByRole('heading', { name: 'A member whose profile is currently hidden' });
    last({ announcement: null });
    expect(await screen.findByText(/is blocked/)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('names the team as what it does, in a tab of its own', async () => {
    const team = [{ ...look('document'), part: 'verification' }];
    fakeApi({ 'GET /access-events': page({ tab: 'team', team }) });
    openPage('/who-sees-what?part=looked&tab=team', makeUser('verified'));
    expect(await screen.findByText('Kalyanam team, verification')).toHaveTextContent(
      'Identity document, 20 November 2026',
    );
    expect(screen.getByRole('link', { name: 'Team' })).toHaveAttribute('aria-current', 'page');
  });

  it('says so when no one has, and is found at its old address', async () => {
    fakeApi({ 'GET /access-events': page({ total: 0, totalPages: 0 }) });
    const { address } = openPage('/my-profile/contact-views', makeUser('verified'));
    expect(await screen.findByRole('heading', { name: 'No one yet.' })).toBeVisible();
    expect(address()).toBe('/who-sees-what?part=looked');
  });
});
