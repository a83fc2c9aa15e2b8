import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ClosedInterest } from '@kalyanam/shared/contracts/relations';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { INTEREST_COUNTS, makeAsked, makeCard, makeInterest, makeInterestsPage, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');

describe('families who both said yes', () => {
  const accepted = makeInterest({ state: 'accepted', direction: 'sent', answeredAt: '2026-11-12T06:30:00Z' });
  const cards = (...ids: string[]) => ids.map((id) => makeCard({ id, name: `Sita ${id}`, interest: accepted }));
  const call = (id: string, more: object = {}) => ({
    ...{ id: `c-${id}`, member: { id, name: `Sita ${id}` }, state: 'proposed', proposedByMe: true, slots: [] },
    ...{ asksOutcome: false, myZone: 'Asia/Kolkata', theirZone: 'Asia/Kolkata', ...more },
  });

  it('shows the state of each call, first where this member is asked', async () => {
    fakeApi({
      'GET /interests': makeInterestsPage('accepted', cards('p1', 'p2', 'p3', 'p4')),
      'GET /calls': {
        calls: [
          call('p2', { state: 'agreed', slots: ['2026-11-29T14:30:00Z'], theirZone: 'America/Chicago' }),
          call('p3', { proposedByMe: false }),
          call('p4', { state: 'cancelled' }),
        ],
      },
    });
    openPage('/calls', viewer);
    expect(await screen.findByText('Offers times for a first call')).toBeVisible();
    const rows = screen.getAllByRole('listitem').filter((row) => row.textContent.includes('Sita p'));
    expect(rows[0]).toHaveTextContent(/Sita p3.*Choose a time/);
    expect(rows[1]).toHaveTextContent(/Sita p2.*The call is agreed.*8:00.pm.*8:30.am Dallas/);
    expect(rows[2]).toHaveTextContent(/Sita p1.*Since 12 November 2026.*Arrange the first call/);
    expect(rows[3]).toHaveTextContent(/Sita p4.*The call was called off.*Arrange the first call/);
  });

  it('opens phone, WhatsApp and email at a press', async () => {
    const contact = { phone: '9848012345', email: 'sravani@example.com', address: null };
    const calls = fakeApi({
      'GET /interests': makeInterestsPage('accepted', cards('p1')),
      'POST /profiles/p1/contact': { contact, contactHidden: null },
    });
    const { user } = openPage('/interests?box=accepted', viewer);
    await user.click(await screen.findByRole('button', { name: 'Contact' }));
    expect(calls.filter(({ path }) => path.endsWith('/contact'))).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Show phone and email' }));
    expect(await screen.findByRole('link', { name: 'Call 9848012345' })).toHaveAttribute('href', 'tel:+919848012345');
  });

  it('offers neither call nor number to a member who is not verified, and says when they open', async () => {
    fakeApi({ 'GET /interests': makeInterestsPage('accepted', cards('p1')) });
    openPage('/interests?box=accepted', makeUser('semi-verified'));
    expect(await screen.findByText(/^The call and the numbers open once/)).toBeVisible();
    expect(screen.getByRole('link', { name: /Sita p1/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Arrange the first call' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Contact' })).not.toBeInTheDocument();
  });

  it('keeps a family who is hidden now by its name, with the reason, its call, and nothing to open', async () => {
    const closed: ClosedInterest[] = [
      { id: 'i1', name: 'Kavya Reddy', reason: 'found-match', callAt: '2026-11-29T14:30:00Z' },
      { id: 'i2', name: 'Sita Devi', reason: 'closed', callAt: null },
    ];
    fakeApi({ 'GET /interests': makeInterestsPage('accepted', [], { closed }) });
    openPage('/interests?box=accepted', viewer);
    const list = within(await screen.findByRole('region', { name: 'No longer open' }));
    const [kavya, sita] = list.getAllByRole('listitem');
    expect(kavya).toHaveTextContent(/Kavya Reddy.*The call on 29 November 2026, 8:00.pm is off.*has found its match/);
    expect(sita).toHaveTextContent(/Sita Devi.*not open to you now/);
    expect(list.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('No accepted interest yet')).not.toBeInTheDocument();
  });
});

describe('sent interests', () => {
  it('has what is delivered later in grey among the others, and says how many may still be sent', async () => {
    const later = { ...makeAsked('sent'), waitsFor: 'morning' as const };
    fakeApi({
      'GET /interests': ({ query }) =>
        query.get('box') === 'waiting'
          ? makeInterestsPage('waiting', [makeCard({ id: 'p2', name: 'Latha', interest: later })])
          : makeInterestsPage('sent', [makeCard({ interest: makeAsked('sent') })], {
              counts: { ...INTEREST_COUNTS, waiting: 1 },
            }),
    });
    const { user } = openPage('/interests?box=sent', viewer);
    expect(await screen.findByText('You can send 3 more interests today.')).toBeVisible();
    expect(screen.getByText(/^1 on the way: at night/)).toBeVisible();
    const [first, second] = await screen.findAllByRole('button', { name: /, 28/ });
    expect(first).toHaveTextContent(/Latha.*We deliver it at 8 in the morning/);
    await user.click(second!);
    expect(await screen.findByRole('button', { name: 'Withdraw interest' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the whole profile' })).toHaveAttribute('href', '/profile/p1');
  });

  it('pages through a long list', async () => {
    const card = makeCard({ interest: makeAsked('sent') });
    fakeApi({ 'GET /interests': makeInterestsPage('sent', [card], { total: 60, totalPages: 3 }) });
    openPage('/interests?box=sent', viewer);
    expect(await screen.findByRole('link', { name: 'Page 2 of 3' })).toHaveAttribute(
      'href',
      '/interests?box=sent&page=2',
    );
  });

  it('tells a member who is not verified when they may ask', async () => {
    fakeApi({ 'GET /interests': makeInterestsPage('sent', []) });
    openPage('/interests?box=sent', makeUser('semi-verified'));
    await waitFor(() => expect(screen.getByText(/once our team has verified/)).toBeVisible());
  });
});

describe('an empty list of interests', () => {
  it.each([
    ['received', 'No interest received yet', 'See my profile'],
    ['sent', 'No interest sent yet', 'Browse Profiles'],
    ['accepted', 'No accepted interest yet', 'See received interests'],
  ])('offers the next step where nothing is %s', async (box, heading, step) => {
    const calls = fakeApi({
      'GET /interests': makeInterestsPage(box, [], { counts: { ...INTEREST_COUNTS, accepted: 0 } }),
    });
    openPage(`/interests?box=${box}`, viewer);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getAllByRole('link', { name: step }).length).toBeGreaterThan(0);
    expect(calls[0]?.query.get('box')).toBe(box);
  });

  it('is not empty because it failed', async () => {
    fakeApi({ 'GET /interests': new Refusal('unexpected') });
    openPage('/interests', viewer);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('No interest received yet')).not.toBeInTheDocument();
  });
});
