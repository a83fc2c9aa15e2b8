import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';
import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import type { WaitingAnswer, WaitingRow } from '@kalyanam/shared/contracts/waiting';
import { session } from '../../../session/session';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { makeAsked, makeCard, makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const list = (profiles: ProfileCard[]) => ({ profiles, page: 1, total: 1340, totalPages: 112 });
const waits = (rows: WaitingRow[], total = rows.length): Omit<WaitingAnswer, 'success'> => ({
  rows,
  total,
  interests: rows.filter(({ kind }) => kind === 'interest').length,
});
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();
const person = (id: string, name: string) => ({ id, name, age: 28, photo: null, nativeDistrict: null });
const interested = (id: string, name: string, days = 13): WaitingRow => ({
  kind: 'interest',
  id,
  who: person(id, name),
  fact: {
    occupation: 'private',
    workLocation: { type: 'india', state: 'karnataka', city: 'Bengaluru' },
    fit: { stated: 11, fits: 8, unknown: 1, misses: [], firstMiss: null },
  },
  until: inDays(days),
});

/** One row of every kind, by its words, its word to press and the place it leads to. */
const KINDS: readonly (readonly [WaitingRow, string, string, string])[] = [
  [
    interested('p1', 'Yamini Reddy'),
    'Yamini Reddy is interestedPrivate sector, Bengaluru · fits 8 of your 11',
    'Answer',
    '/profile/p1',
  ],
  [
    { kind: 'call', id: 'c1', who: person('p2', 'Sarayu'), fact: { slots: 2 }, until: inDays(2) },
    ...(['Sarayu offers 2 times', 'Choose', '/profile/p2/call'] as const),
  ],
  [
    { kind: 'outcome', id: 'c2', who: person('p3', 'Manasa'), fact: null, until: inDays(20) },
    ...(['How was the call with Manasa?', 'Tell us', '/profile/p3/call'] as const),
  ],
  [
    { kind: 'marriage', id: 'm1', who: { ...person('', 'Sita'), id: null }, fact: null, until: inDays(14) },
    ...(['Sita says your marriage is fixed', 'Answer', '/my-profile/marriage'] as const),
  ],
  [
    { kind: 'photos', id: 'photos', who: null, fact: { families: 2, names: ['Yamini', 'Sravani'] }, until: null },
    ...(['2 families ask for your photosYamini, Sravani', 'See', '/my-profile/photos#asked'] as const),
  ],
  [
    {
      ...{ kind: 'suggestion', id: 'd1', who: person('p4', 'Meghana'), until: inDays(5) },
      fact: { kind: 'send-interest', by: { name: 'Sunitha', relation: 'pinni' }, note: 'They are kind.' },
    },
    ...(['Pinni suggests Meghana“They are kind.”', 'Decide', '/desk'] as const),
  ],
  [
    { kind: 'check', id: 'phone', who: null, fact: { check: 'phone', lapsed: false }, until: inDays(9) },
    ...(['Mobile number: the check lapses soon', 'Renew', '/my-profile/checks'] as const),
  ],
  [
    { kind: 'question', id: 'q1', who: null, fact: { question: 'Which town?' }, until: null },
    ...(['Our team has a questionWhich town?', 'Answer', '/my-profile'] as const),
  ],
];

describe('the home page of a member', () => {
  it('greets, lists what waits, and shows five people who fit best', async () => {
    const people = Array.from({ length: 8 }, (_, place) => makeCard({ id: `f${place}`, name: `Family ${place}` }));
    const calls = fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ name: 'Gaddam Ramesh Reddy', surname: 'Gaddam' }) },
      'GET /my/waiting': waits([interested('p1', 'Sravani Reddy', 6)]),
      'GET /profiles': list([
        makeCard({ id: 'known', name: 'Known', interest: makeAsked('received') }),
        makeCard({ id: 'same', name: 'Same', sameGothra: true }),
        ...people,
      ]),
    });
    const window = { birthYearFrom: '1994', birthYearTo: '2004' };
    openPage('/', makeUser('verified', { ageWindow: window, profile: { name: 'Gaddam Ramesh Reddy' } }));
    expect(
      await screen.findByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Ramesh$/ }),
    ).toBeVisible();
    expect(screen.getByText(/^1 thing waits · first answer by \d/)).toBeVisible();
    const row = within(screen.getByRole('list', { name: 'What waits for you' })).getByRole('link');
    expect(row).toHaveAttribute('href', '/profile/p1');
    expect(within(row).getByText('6 days left')).toHaveClass('text-amber');
    const five = within(screen.getByRole('region', { name: 'Today’s five for you' }));
    expect(five.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      people.slice(0, 5).map(({ name }) => expect.stringContaining(`${name}, 28`) as string),
    );
    expect(five.getByRole('link', { name: 'All 1,340' })).toHaveAttribute('href', '/profiles?sort=wishes');
    const browse = calls.find(({ path }) => path === '/profiles');
    expect(Object.fromEntries(browse?.query ?? [])).toEqual({ ...window, sort: 'wishes' });
  });

  it.each(KINDS)('leads from each row to where it is answered: %o', async (row, words, act, place) => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /my/waiting': waits([row]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser('verified'));
    const link = within(await screen.findByRole('list', { name: 'What waits for you' })).getByRole('link');
    expect(link).toHaveTextContent(words);
    expect(link.textContent.endsWith(act)).toBe(true);
    expect(link).toHaveAttribute('href', place);
  });

  it('shows seven, the others at a press, and what is beyond them on their own page', async () => {
    const rows = Array.from({ length: 30 }, (_, place) => interested(`p${place}`, `Family ${place}`));
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /my/waiting': waits(rows, 34),
      'GET /profiles': list([]),
    });
    const { user } = openPage('/', makeUser('verified'));
    const items = within(await screen.findByRole('list', { name: 'What waits for you' }));
    expect(items.getAllByRole('link')).toHaveLength(7);
    await user.click(items.getByRole('button', { name: '27 more' }));
    expect(items.getAllByRole('link')).toHaveLength(31);
    expect(items.getByRole('link', { name: '4 more' })).toHaveAttribute('href', '/interests');
  });

  it('says calmly that nothing waits, with one thing to do', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /my/waiting': waits([]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser('verified'));
    expect(await screen.findByText('Nothing waits for you today')).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Browse Profiles']);
  });

  it('shows five of a list that is too long to be put in order', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /my/waiting': waits([]),
      'GET /profiles': ({ query }) =>
        query.has('sort')
          ? new Refusal('invalid-form', undefined, { sort: WISH_MESSAGES.tooManyToOrder })
          : list([makeCard({ id: 'p3', name: 'Deepthi Reddy' })]),
    });
    openPage('/', makeUser('verified'));
    expect(await screen.findByRole('link', { name: /^Deepthi Reddy, 28/ })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All 1,340' })).toHaveAttribute('href', '/profiles');
  });

  const REJECTION = { notes: 'Blurred.', reasons: [], decidedAt: '2026-11-20T06:30:00Z' };
  it.each([
    ['semi-verified', { documents: { identity: null, pan: false } }, /^One thing is missing/, 'Upload'],
    ['verified', { isActive: false }, 'Other families cannot see your profile', 'Go to My Profile'],
    ['rejected', { rejection: { ...REJECTION, resubmissionsLeft: 2 } }, /could not approve/, 'Read the reason'],
    ['not-verified', {}, 'Verify your email and phone', 'Verify Email & Phone'],
  ] as const)(
    'of a %s member names the one next step, and not that nothing waits',
    async (status, changes, title, act) => {
      const calls = fakeApi({
        'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: status, ...changes }) },
        'GET /my/waiting': waits([]),
        'GET /profiles': list([]),
      });
      openPage('/', makeUser(status));
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.getByRole('link', { name: act })).toBeVisible();
      const browses = status === 'verified' || status === 'semi-verified';
      expect(calls.some(({ path }) => path === '/profiles')).toBe(browses);
      expect(screen.queryByText('Nothing waits for you today')).toBeNull();
    },
  );

  it.each([
    [null, 'It is offline. In My Profile you can bring it back.'],
    ['2026-12-24', 'You have paused until 24 December 2026. We will ask you again then.'],
  ])('says how long a profile is hidden, paused until %s', async (pausedUntil, sentence) => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ isActive: false, pausedUntil }) },
      'GET /my/waiting': waits([]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser('verified'));
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('tells a member whose documents are being reviewed how long it takes', async () => {
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'semi-verified' }) },
      'GET /my/waiting': waits([]),
      'GET /profiles': list([]),
    });
    openPage('/', makeUser('semi-verified'));
    expect(await screen.findByText(/^This takes 24-48 hours/)).toBeVisible();
  });

  it('shows what did arrive, and fetches the rest again', async () => {
    let away = true;
    fakeApi({
      'GET /profiles/me': { profile: makeMyProfile() },
      'GET /my/waiting': () => (away ? new Refusal('unexpected') : waits([interested('p1', 'Sravani Reddy')])),
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
