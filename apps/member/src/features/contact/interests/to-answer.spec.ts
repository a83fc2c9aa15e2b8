import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import {
  INTEREST_COUNTS,
  makeAsked,
  makeCard,
  makeInterest,
  makeInterestsPage,
  makeUser,
  makeView,
} from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const DAY_MS = 86_400_000;
const viewer = makeUser('verified');
const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
/** An interest that waits for this member's answer. */
const waitingCard = (id: string, daysLeft = 9, more: Partial<BrowseCard> = {}) =>
  makeCard({
    id,
    name: `Sita ${id}`,
    interest: { ...makeAsked('received'), sentAt: day(-1), expiresAt: day(daysLeft - 0.5) },
    ...more,
  });

describe('interests to answer', () => {
  it('shows the first with the letter before the two answers, and the others as rows', async () => {
    const fit = { fits: 8, stated: 11, unknown: 0, misses: [], firstMiss: null };
    const first = waitingCard('p1', 2);
    const note = 'Namaste. Would your family like to speak with my mother?';
    const calls = fakeApi({
      'GET /interests': makeInterestsPage('received', [
        { ...first, interest: { ...first.interest, note } },
        waitingCard('p2', 5, { fit }),
        makeCard({ id: 'p3', name: 'Sita p3', interest: makeInterest({ state: 'expired', direction: 'received' }) }),
      ]),
    });
    openPage('/interests', viewer);
    const letter = await screen.findByText(`“${note}”`);
    const yes = screen.getByRole('button', { name: 'Yes, let us talk' });
    expect(letter.compareDocumentPosition(yes)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(yes.nextElementSibling).toHaveAccessibleName('No, thanks');
    expect(screen.getByText(/^Answer by .* · 2 days left$/)).toBeVisible();
    const others = within(screen.getByRole('region', { name: '1 more' }));
    expect(others.getByRole('button', { name: /^Sita/ })).toHaveTextContent(/Sita p2.*fits 8 of 11.*5 days/);
    // Those that are over come last, and shout nothing.
    const over = within(screen.getByRole('region', { name: 'Answered before' }));
    expect(over.getByRole('button')).toHaveTextContent(/expired without an answer/);
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument();
    expect(calls[0]?.query.get('order')).toBe('fit');
  });

  it('names the three lists with their numbers, and leads an old address to the list it is part of', async () => {
    fakeApi({ 'GET /interests': ({ query }) => makeInterestsPage(query.get('box') ?? '', [waitingCard('p1')]) });
    openPage('/interests?box=waiting', viewer);
    expect(await screen.findByRole('link', { name: /^Sent/ })).toHaveAttribute('aria-current', 'page');
    expect(await screen.findByRole('link', { name: /To answer.*1 waiting/ })).toHaveAttribute('href', '/interests');
    expect(screen.getByRole('link', { name: /Both said yes.*13 families/ })).toHaveAttribute(
      'href',
      '/interests?box=accepted',
    );
  });

  it('is put in another order by the server', async () => {
    const cards = ['p1', 'p2', 'p3'].map((id) => waitingCard(id));
    const calls = fakeApi({ 'GET /interests': makeInterestsPage('received', cards) });
    const { user } = openPage('/interests', viewer);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Order' }), 'Soonest end');
    await waitFor(() => expect(calls.at(-1)?.query.get('order')).toBe('end'));
  });

  it('names the next step after a yes, and says that all is answered', async () => {
    let waiting = true;
    fakeApi({
      'GET /interests': () =>
        makeInterestsPage('received', waiting ? [waitingCard('p1')] : [], {
          counts: { ...INTEREST_COUNTS, accepted: 0 },
        }),
      'POST /profiles/p1/interest/accept': () => {
        waiting = false;
        return { interest: makeInterest({ state: 'accepted', direction: 'received' }), left: 3 };
      },
    });
    const { user } = openPage('/interests', viewer);
    await user.dblClick(await screen.findByRole('button', { name: 'Yes, let us talk' }));
    const moment = await screen.findByRole('heading', { name: 'You and Sita p1 are both interested' });
    expect(await screen.findByText('All answered')).toBeVisible();
    expect(screen.queryByText('No interest received yet')).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(moment);
    expect(screen.getByRole('link', { name: 'Arrange the first call' })).toHaveAttribute('href', '/profile/p1/call');
    expect(screen.getByRole('link', { name: 'See phone and email' })).toHaveAttribute('href', '/profile/p1');
  });

  it('names no step to a member who is not verified, only when it comes', async () => {
    fakeApi({
      'GET /interests': makeInterestsPage('received', [waitingCard('p1')]),
      'POST /profiles/p1/interest/accept': {
        interest: makeInterest({ state: 'accepted', direction: 'received' }),
        left: 0,
      },
    });
    const { user } = openPage('/interests', makeUser('semi-verified'));
    await user.click(await screen.findByRole('button', { name: 'Yes, let us talk' }));
    const moment = within(await screen.findByRole('group', { name: 'You and Sita p1 are both interested' }));
    expect(moment.getByText(/^The call and the numbers open once/)).toBeVisible();
    expect(moment.queryByRole('link')).not.toBeInTheDocument();
  });

  it('opens a row with its letter, and closes it once it is answered', async () => {
    let cards = [waitingCard('p1'), waitingCard('p2')];
    const calls = fakeApi({
      'GET /interests': () => makeInterestsPage('received', cards),
      'POST /interests/decline': () => {
        cards = cards.slice(0, 1);
        return {
          done: [{ id: 'p2', interest: makeInterest({ state: 'declined', direction: 'received' }) }],
          notDone: 0,
        };
      },
      'POST /interests/decline/undo': { done: [{ id: 'p2', interest: makeAsked('received') }], notDone: 0 },
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByRole('button', { name: /^Sita p2/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Interest' }));
    await user.click(sheet.getByRole('button', { name: 'No, thanks' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Interest' })).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ids: ['p2'],
      reason: 'no-reason',
      message: 'thanks',
    });
    expect(await screen.findByText('You said no to Sita p2’s family.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone. They are waiting for your answer again.')).toBeVisible();
  });

  it('leaves the focus on the family that takes the place of a declined one', async () => {
    const waiting = ['p1', 'p2'].map((id) => waitingCard(id));
    fakeApi({
      'GET /interests': () => makeInterestsPage('received', [...waiting]),
      'POST /interests/decline': () => {
        const [card] = waiting.splice(0, 1);
        const declined = makeInterest({ state: 'declined', direction: 'received' });
        return { done: [{ id: card?.id, interest: declined }], notDone: 0 };
      },
    });
    const { user } = openPage('/interests', viewer);
    const declineFirst = async () => {
      (await screen.findByRole('button', { name: 'No, thanks' })).focus();
      await user.keyboard('{Enter}');
    };
    await declineFirst();
    await waitFor(() => expect(screen.getByRole('link', { name: /^Sita p2/ })).toHaveFocus());
    await declineFirst();
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('does not answer the next family with the second half of a double click', async () => {
    const waiting = ['p1', 'p2'].map((id) => waitingCard(id));
    const calls = fakeApi({
      'GET /interests': () => makeInterestsPage('received', [...waiting]),
      'POST /interests/decline': () => {
        const [card] = waiting.splice(0, 1);
        return { done: [{ id: card?.id, interest: makeInterest({ state: 'declined' }) }], notDone: 0 };
      },
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    await screen.findByRole('link', { name: /^Sita p2/ });
    await user.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('declines several with one message, and says how many were gone', async () => {
    const cards = ['p1', 'p2', 'p3'].map((id) => waitingCard(id));
    const declined = makeInterest({ state: 'declined', direction: 'received' });
    const calls = fakeApi({
      'GET /interests': makeInterestsPage('received', cards),
      'POST /interests/decline': { done: [{ id: 'p1', interest: declined }], notDone: 1 },
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByRole('button', { name: 'Select' }));
    expect(screen.getByRole('button', { name: 'No to 0 families' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Choose Sita p1' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Sita p1' }));
    await user.click(screen.getByRole('button', { name: 'Choose all' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Sita p3' }));
    await user.click(screen.getByRole('button', { name: 'No to 2 families' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'No to 2 families' }));
    expect(await screen.findByText('You said no to Sita p1’s family. 1 was already closed.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ ids: ['p1', 'p2'], message: 'thanks' });
  });

  it('lets a family member who may not answer alone suggest an answer', async () => {
    const acting = { profileId: 'p0', name: 'Karthik', role: 'helper', acts: ['read'], drafts: true };
    const calls = fakeApi({
      'GET /interests': makeInterestsPage('received', [waitingCard('p1'), waitingCard('p2')]),
      'POST /interests/decline': new Refusal('desk-draft-needed'),
      'POST /desk/drafts': { draft: {} },
    });
    const { user } = openPage('/interests', { ...viewer, acting } as never);
    await user.click(await screen.findByRole('button', { name: 'Suggest a no' }));
    expect(await screen.findByText('Suggested to Karthik, who decides.')).toBeVisible();
    expect(calls.find(({ path }) => path === '/desk/drafts')?.body).toEqual({ kind: 'decline', profileId: 'p1' });
    expect(screen.queryByRole('button', { name: 'Select' })).not.toBeInTheDocument();
  });

  it('keeps an answer that did not reach the server pressable, and says so', async () => {
    fakeApi({
      'GET /interests': makeInterestsPage('received', [waitingCard('p1')]),
      'POST /interests/decline': OFFLINE,
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByRole('button', { name: 'No, thanks' }));
    expect(await screen.findByText(/Nothing was changed; please try again/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'No, thanks' })).not.toHaveAttribute('aria-busy');
  });

  it('tells one’s own answers, where they are asked for', async () => {
    fakeApi({
      'GET /interests': makeInterestsPage('received', [waitingCard('p1')]),
      'GET /interests/answering': {
        answering: { accepted: 1, declined: 2, expired: 2, medianHours: 5 },
        shown: { rate: 'most', speed: null },
        reasons: [{ reason: 'age', times: 2 }],
      },
      'GET /profiles/p1': { profile: makeView({}) },
    });
    const { user } = openPage('/interests', viewer);
    await user.click(await screen.findByText('How you answer'));
    expect(
      await screen.findByText(/^Answered in the last 90 days: 3 of 5\. Interests that still wait for you do not count/),
    ).toBeVisible();
    expect(screen.getByText('Verified members read: Answers most families.')).toBeVisible();
    expect(screen.getByText('Age: 2')).toBeVisible();
  });
});
