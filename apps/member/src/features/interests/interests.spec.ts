import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, Refusal } from '../../spec/fake-api';
import { makeAsked, makeCard, makeInterest, makeUser } from '../../spec/make';
import { openPage } from '../../spec/open-page';

const viewer = makeUser('verified');
const counts = { received: 1, sent: 0, accepted: 13 };
const page = (box: string, profiles: object[], changes: object = {}) => ({
  box,
  profiles,
  page: 1,
  total: profiles.length,
  totalPages: 1,
  counts,
  left: 3,
  ...changes,
});

describe('interests', () => {
  it('lists who asked, with what waits in each list and what may still be sent today', async () => {
    fakeApi({ 'GET /interests': page('received', [makeCard({ interest: makeAsked('received') })]) });
    openPage('/interests', viewer);
    expect(await screen.findByRole('link', { name: 'Sravani Reddy, 28' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Received.*1 waiting/ })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: /Accepted.*13 families/ })).toHaveAttribute(
      'href',
      '/interests?box=accepted',
    );
    expect(screen.getByText('You can send 3 more interests today.')).toBeVisible();
  });

  it('accepts on the card, and asks for the list anew', async () => {
    let waiting = true;
    fakeApi({
      'GET /interests': () => page('received', waiting ? [makeCard({ interest: makeAsked('received') })] : []),
      'POST /profiles/p1/interest/accept': () => {
        waiting = false;
        return { interest: makeInterest({ state: 'accepted', direction: 'received' }), left: 3 };
      },
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByRole('button', { name: 'Accept interest' }));
    expect(await screen.findByText('You have accepted Sravani Reddy’s interest.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'No interest received yet' })).toBeVisible();
  });

  it.each([
    ['received', 'No interest received yet', 'See my profile'],
    ['sent', 'No interest sent yet', 'Browse Profiles'],
    ['accepted', 'No accepted interest yet', 'See received interests'],
  ])('offers the next step where nothing is %s', async (box, heading, step) => {
    const calls = fakeApi({ 'GET /interests': page(box, []) });
    openPage(`/interests?box=${box}`, viewer);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(screen.getAllByRole('link', { name: step }).length).toBeGreaterThan(0);
    expect(calls[0]?.query.get('box')).toBe(box);
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
    fakeApi({ 'GET /interests': page('received', []) });
    openPage('/interests', makeUser('semi-verified'));
    await waitFor(() => expect(screen.getByText(/once our team has verified/)).toBeVisible());
  });
});
