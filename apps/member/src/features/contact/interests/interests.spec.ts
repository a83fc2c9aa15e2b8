import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeAsked, makeCard, makeInterest, makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');
const counts = { received: 1, sent: 0, accepted: 13, waiting: 0 };
const page = (box: string, profiles: object[], changes: object = {}) => ({
  box,
  profiles,
  page: 1,
  total: profiles.length,
  totalPages: 1,
  counts,
  left: 3,
  closed: [],
  ...changes,
});

describe('interests', () => {
  it('lists who asked, with what waits in each list', async () => {
    fakeApi({ 'GET /interests': page('received', [makeCard({ interest: makeAsked('received') })]) });
    openPage('/interests', viewer);
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Received.*1 waiting/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Accepted.*13 families/ })).toHaveAttribute(
      'href',
      '/interests?box=accepted',
    );
    expect(screen.queryByText(/more interests today/)).not.toBeInTheDocument();
  });

  it('keeps a family who is hidden now by its name, with the reason and nothing to open', async () => {
    const closed = [
      { id: 'i1', name: 'Kavya Reddy', reason: 'found-match' },
      { id: 'i2', name: 'Sita Devi', reason: 'closed' },
    ];
    fakeApi({ 'GET /interests': page('accepted', [], { closed }) });
    openPage('/interests?box=accepted', viewer);
    const list = within(await screen.findByRole('region', { name: 'No longer open' }));
    const [kavya, sita] = list.getAllByRole('listitem');
    expect(kavya).toHaveTextContent(/Kavya Reddy.*has found its match/);
    expect(sita).toHaveTextContent(/Sita Devi.*not open to you now/);
    expect(list.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByText('No accepted interest yet')).not.toBeInTheDocument();
  });

  it('accepts on the card, and fetches the list again', async () => {
    let waiting = true;
    fakeApi({
      'GET /interests': () => page('received', waiting ? [makeCard({ interest: makeAsked('received') })] : []),
      'POST /profiles/p1/interest/accept': () => {
        waiting = false;
        return { interest: makeInterest({ state: 'accepted', direction: 'received' }), left: 3 };
      },
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByRole('button', { name: 'Yes, let us talk' }));
    expect(await screen.findByRole('heading', { name: 'No interest received yet' })).toBeVisible();
    const moment = screen.getByRole('heading', { name: 'You and Sravani Reddy are both interested' });
    expect(moment).toBeVisible();
    expect(screen.queryByText('You have accepted Sravani Reddy’s interest.')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement).toContainElement(moment);
    expect(screen.getByRole('link', { name: 'See phone and email' })).toHaveAttribute('href', '/profile/p1');
  });

  it('leaves the focus on what follows a declined card', async () => {
    const waiting = ['p1', 'p2'].map((id) => makeCard({ id, name: `Sita ${id}`, interest: makeAsked('received') }));
    const decline = () => {
      const [card] = waiting.splice(0, 1);
      return {
        done: [{ id: card?.id, interest: makeInterest({ state: 'declined', direction: 'received' }) }],
        notDone: 0,
      };
    };
    fakeApi({
      'GET /interests': () => page('received', [...waiting]),
      'POST /interests/decline': decline,
    });
    const { user } = openPage('/interests', viewer);
    const declineFirst = async () => {
      const [button] = await screen.findAllByRole('button', { name: 'No, thanks' });
      (button as HTMLElement).focus();
      await user.keyboard('{Enter}');
    };
    await declineFirst();
    await waitFor(() => expect(screen.getByRole('link', { name: /^Sita p2/ })).toHaveFocus());
    await declineFirst();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('declines several with one message, and says how many were gone', async () => {
    const cards = ['p1', 'p2'].map((id) => makeCard({ id, name: `Sita ${id}`, interest: makeAsked('received') }));
    const declined = makeInterest({ state: 'declined', direction: 'received' });
    const calls = fakeApi({
      'GET /interests': page('received', cards),
      'POST /interests/decline': { done: [{ id: 'p1', interest: declined }], notDone: 1 },
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByRole('button', { name: 'Say no to several' }));
    expect(screen.getByRole('button', { name: 'No to 0 families' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Choose Sita p1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Say no to several' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Sita p1' }));
    await user.click(screen.getByRole('button', { name: 'Choose all on this page' }));
    await user.click(screen.getByRole('button', { name: 'No to 2 families' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'No to 2 families' }));
    expect(await screen.findByText('You said no. 1 was already closed.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ ids: ['p1', 'p2'], message: 'thanks' });
  });

  it('shows the words that came with an interest, and one’s own answers', async () => {
    const interest = { ...makeAsked('received'), note: 'Namaste from Nellore' };
    fakeApi({
      'GET /interests': page('received', [makeCard({ interest })]),
      'GET /interests/answering': {
        answering: { accepted: 1, declined: 2, expired: 2, medianHours: 5 },
        shown: { rate: 'most', speed: null },
        reasons: [{ reason: 'age', times: 2 }],
      },
      'GET /profiles/p1': { profile: makeView({}) },
      'PUT /profiles/p1/shortlist': { shortlisted: true },
    });
    const { user } = openPage('/interests', viewer);
    expect(await screen.findByText('Namaste from Nellore')).toBeVisible();
    expect(screen.getByText(/Never send money/)).toBeVisible();
    await user.click(screen.getByText('How you answer'));
    expect(
      await screen.findByText(/^Answered in the last 90 days: 3 of 5\. Interests that still wait for you do not count/),
    ).toBeVisible();
    expect(screen.getByText('Verified members read: Answers most families.')).toBeVisible();
    expect(screen.getByText('Age: 2')).toBeVisible();
    // The figures have no cards to mark.
    await user.click(screen.getByRole('link', { name: 'Sravani Reddy, 28' }));
    await user.click(await screen.findByRole('button', { name: 'Add to shortlist' }));
    expect(await screen.findByRole('button', { name: 'Remove from shortlist' })).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Remove from shortlist' })).not.toHaveAttribute('aria-busy'),
    );
    expect(screen.queryByText(/error occurred|went wrong|try again/i)).not.toBeInTheDocument();
  });

  it.each([
    ['received', 'No interest received yet', 'See my profile'],
    ['sent', 'No interest sent yet', 'Browse Profiles'],
    ['accepted', 'No accepted interest yet', 'See received interests'],
    ['waiting', 'Nothing on its way', 'Browse Profiles'],
  ])('offers the next step where nothing is %s', async (box, heading, step) => {
    const calls = fakeApi({ 'GET /interests': page(box, []) });
    openPage(`/interests?box=${box}`, viewer);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getAllByRole('link', { name: step }).length).toBeGreaterThan(0);
    expect(calls[0]?.query.get('box')).toBe(box);
  });

  it('says beside what was sent how much more may be sent today', async () => {
    fakeApi({ 'GET /interests': page('sent', [makeCard({ interest: makeAsked('sent') })]) });
    openPage('/interests?box=sent', viewer);
    expect(await screen.findByText('You can send 3 more interests today.')).toBeVisible();
    expect(screen.getByText('Interest sent')).toBeVisible();
  });

  it('opens phone and email of an accepted family on its card, at a press', async () => {
    const interest = makeInterest({ state: 'accepted', direction: 'sent', answeredAt: '2026-11-12T06:30:00Z' });
    const contact = { phone: '9848012345', email: 'sravani@example.com', address: null };
    const calls = fakeApi({
      'GET /interests': page('accepted', [makeCard({ interest })]),
      'POST /profiles/p1/contact': { contact, contactHidden: null },
    });
    const { user } = openPage('/interests?box=accepted', viewer);
    expect(await screen.findByText('Since 12 November 2026')).toBeVisible();
    expect(calls.filter(({ path }) => path.endsWith('/contact'))).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Show phone and email' }));
    expect(await screen.findByRole('link', { name: 'Call 9848012345' })).toHaveAttribute('href', 'tel:+919848012345');
    expect(screen.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', 'sms:+919848012345');
  });

  it('leads from an accepted family to the first call, unless one is under way', async () => {
    const interest = makeInterest({ state: 'accepted', direction: 'sent', answeredAt: '2026-11-12T06:30:00Z' });
    const cards = ['p1', 'p2'].map((id) => makeCard({ id, name: `Sita ${id}`, interest }));
    const call = { id: 'c1', member: { id: 'p2', name: 'Sita p2' }, state: 'proposed', proposedByMe: true };
    fakeApi({ 'GET /interests': page('accepted', cards), 'GET /calls': { calls: [{ ...call, slots: [] }] } });
    openPage('/interests?box=accepted', viewer);
    const links = await screen.findAllByRole('link', { name: 'Arrange the first call' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/profile/p1/call']);
  });

  it('leads on where an interest has come to its end', async () => {
    const interest = makeInterest({ state: 'declined', direction: 'sent', againAt: '2026-12-20T06:30:00Z' });
    fakeApi({ 'GET /interests': page('sent', [makeCard({ interest })]) });
    openPage('/interests?box=sent', viewer);
    expect(await screen.findByRole('link', { name: 'See other profiles' })).toHaveAttribute('href', '/profiles');
  });

  it('pages through a long list', async () => {
    const card = makeCard({ interest: makeAsked('sent') });
    fakeApi({ 'GET /interests': page('sent', [card], { total: 30, totalPages: 3 }) });
    openPage('/interests?box=sent', viewer);
    expect(await screen.findByRole('link', { name: 'Page 2 of 3' })).toHaveAttribute(
      'href',
      '/interests?box=sent&page=2',
    );
  });

  it('is not empty because it failed', async () => {
    fakeApi({ 'GET /interests': new Refusal('unexpected') });
    openPage('/interests', viewer);
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
    expect(screen.queryByText('No interest received yet')).not.toBeInTheDocument();
  });

  it('tells a member who is not verified when they may ask', async () => {
    fakeApi({ 'GET /interests': page('sent', []) });
    openPage('/interests?box=sent', makeUser('semi-verified'));
    await waitFor(() => expect(screen.getByText(/once our team has verified/)).toBeVisible());
  });
});
