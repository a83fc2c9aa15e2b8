import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskAnswer, DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskActsOf, type DeskAllowance, type DeskRole } from '@kalyanam/shared/topics/family/desk-rights';
import { actAs } from '../../../session/acting';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeAsked, makeCard, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const seat = (role: DeskRole, allow: DeskAllowance[] = []): DeskSeatView => ({
  ...{ profileId: 'him', name: 'Karthik Reddy', verificationStatus: 'verified', seatId: 's1', role, allow },
  ...{ relation: 'mother', acts: deskActsOf({ role, allow }), drafts: role !== 'reader' },
});
const family = (role: DeskRole, allow: DeskAllowance[] = []) =>
  actAs(makeUser('not-verified', { name: 'Vijaya Reddy Yeruva', family: [seat(role, allow)] }));

const face = { id: 'p9', name: 'Meghana', age: 27, photo: null, nativeDistrict: null };
const desk = (changes: Partial<DeskAnswer> = {}) => ({
  ...{ role: 'manager', candidate: { id: 'him', name: 'Karthik', photo: null }, members: [], drafts: [] },
  ...{ openDrafts: 0, opinions: [], week: [], seats: [], consent: true, mostMembers: 5, ...changes },
});
const interests = (names: string[], received = names.length) => ({
  ...{ box: 'received', page: 1, total: received, totalPages: 1, left: 5, closed: [] },
  profiles: names.map((name, place) =>
    makeCard({ id: `p${place}`, name, interest: { ...makeAsked('received'), note: `Letter of ${name}` } }),
  ),
  counts: { received, sent: 0, accepted: 0, waiting: 0 },
});
const waits = (interests: number, total = interests) => ({ rows: [], total, interests });
const VOTED = {
  about: face,
  votes: [
    { by: { name: 'Sunitha', relation: 'pinni' as const }, mine: false, vote: 'yes' as const, note: null, at: 'x' },
    { by: null, mine: false, vote: null, note: null, at: 'y' },
  ],
};

describe('the home page of a family account', () => {
  beforeEach(() => localStorage.clear());

  it('names its owner and the candidate, and lets a seat that may do so answer', async () => {
    const calls = fakeApi({
      'GET /desk': desk(),
      'GET /my/waiting': waits(5),
      'GET /interests': interests(['Yamini', 'Sravani', 'Mounika', 'Lahari'], 5),
      'POST /profiles/p0/interest/accept': { interest: makeAsked('received') },
    });
    openPage('/', family('manager', ['answer']));
    expect(await screen.findByRole('heading', { level: 1, name: 'Namaste, Vijaya' })).toBeVisible();
    const band = screen.getByRole('region', { name: 'Acting for' });
    expect(band).toHaveTextContent('For Karthik Reddy · you may answer');
    expect(await screen.findByText('5 families wait for an answer')).toBeVisible();
    const cards = await screen.findAllByRole('article');
    expect(cards).toHaveLength(3);
    expect(screen.getByRole('link', { name: '2 more in Interests' })).toHaveAttribute('href', '/interests');
    const first = within(cards[0]!);
    expect(first.getByText('“Letter of Yamini”')).toBeVisible();
    await userEvent.click(first.getByRole('button', { name: 'Yes, let us talk' }));
    await waitFor(() => expect(calls.some(({ path }) => path === '/profiles/p0/interest/accept')).toBe(true));
    expect(screen.getByRole('button', { name: 'Profile menu: Vijaya Reddy Yeruva' })).toBeVisible();
  });

  it('counts everything that waits, where it is more than families', async () => {
    fakeApi({ 'GET /desk': desk(), 'GET /my/waiting': waits(2, 3), 'GET /interests': interests(['Yamini', 'Lahari']) });
    openPage('/', family('manager', ['answer']));
    expect(await screen.findByText('3 things wait')).toBeVisible();
  });

  it('lets a helper suggest an answer, and nothing more', async () => {
    fakeApi({
      'GET /desk': desk({ role: 'helper' }),
      'GET /my/waiting': waits(1),
      'GET /interests': interests(['Yamini']),
    });
    openPage('/', family('helper'));
    expect(await screen.findByRole('region', { name: 'Acting for' })).toHaveTextContent('you may suggest');
    expect(await screen.findByRole('button', { name: 'Suggest a yes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, let us talk' })).toBeNull();
  });

  it('asks nothing about interests for a member who only looks', async () => {
    const calls = fakeApi({
      'GET /desk': desk({ role: 'reader', opinions: [VOTED] }),
      'GET /my/waiting': waits(0),
    });
    openPage('/', family('reader'));
    expect(await screen.findByRole('heading', { name: 'What your family thinks' })).toBeVisible();
    expect(screen.queryByText(/waiting for an answer/)).toBeNull();
    expect(calls.some(({ path }) => path === '/interests')).toBe(false);
  });

  it('says who thinks what, and takes a vote by one of three chips', async () => {
    const calls = fakeApi({
      'GET /desk': desk({ opinions: [VOTED] }),
      'GET /my/waiting': waits(0),
      'GET /interests': interests([]),
      'PUT /desk/votes/p9': { opinion: VOTED },
    });
    openPage('/', family('manager'));
    const thinks = within(await screen.findByRole('region', { name: 'What your family thinks' }));
    expect(thinks.getByText('Good', { selector: 'span' })).toBeVisible();
    expect(thinks.getByText('not said yet')).toBeVisible();
    const chips = within(thinks.getByRole('group', { name: 'What do you think of Meghana?' }));
    await userEvent.click(chips.getByRole('button', { name: 'Let us see' }));
    await waitFor(() =>
      expect(calls).toContainEqual(expect.objectContaining({ path: '/desk/votes/p9', body: { vote: 'maybe' } })),
    );
    expect(await screen.findByRole('link', { name: 'Look at families' })).toHaveAttribute('href', '/profiles');
  });

  it('says once what did not come, and asks for it again', async () => {
    let away = true;
    fakeApi({
      'GET /desk': () => (away ? new Refusal('unexpected') : desk()),
      'GET /my/waiting': waits(1),
      'GET /interests': interests(['Yamini']),
    });
    openPage('/', family('manager', ['answer']));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('article')).toBeVisible();
    away = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /^Karthik Reddy’s family group/ })).toHaveAttribute('href', '/desk');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
