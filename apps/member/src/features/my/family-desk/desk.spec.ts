import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DeskActView, DeskAnswer, DeskDraftView, DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskActsOf, type DeskAllowance, type DeskRole } from '@kalyanam/shared/topics/family/desk-rights';
import { actAs } from '../../../session/acting';
import { isOffered } from '../../../shell/pages';
import { fakeApi, Refusal } from '../../../spec/fake-api';
import { makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const person = {
  ...{ id: 's1', name: 'Sarojini Reddy', role: 'manager', relation: 'mother', allow: ['answer'], state: 'here' },
  ...{ mine: false, numberGiven: false, phoneEnds: null, invitedAt: '2026-11-20T06:30:00Z', expiresAt: null },
} as const;
const draft = {
  ...{ id: 'd1', kind: 'accept', by: { name: 'Padma', relation: 'aunt' }, mine: false, note: null, slots: [] },
  ...{
    about: { id: 'p1', name: 'Arjun Reddy', age: 31, photo: null, nativeDistrict: null },
    state: 'open',
    lapse: null,
    madeAt: '2026-11-20T06:30:00Z',
  },
  ...{ lapsesAt: '2026-11-27T06:30:00Z', decidedAt: null, undone: false, edit: null, biodata: null },
} as const;
const desk = (changes: Partial<DeskAnswer> = {}) => ({
  ...{
    role: 'candidate',
    candidate: { id: 'me', name: 'Lakshmi', photo: null },
    members: [person],
    drafts: [draft],
    openDrafts: 1,
  },
  ...{ opinions: [], week: [], seats: [], consent: true, mostMembers: 5, ...changes },
});
const seat = (
  profileId: string,
  name: string,
  role: DeskRole = 'helper',
  allow: DeskAllowance[] = [],
): DeskSeatView => {
  const acts = deskActsOf({ role, allow });
  return {
    ...{ profileId, name, verificationStatus: 'verified', seatId: `s-${profileId}`, role, relation: 'aunt' },
    ...{ allow, acts, drafts: role !== 'reader' },
  };
};

describe('the family desk', () => {
  beforeEach(() => localStorage.clear());

  it('asks the candidate for a yes or a no', async () => {
    const calls = fakeApi({ 'GET /desk': desk(), 'POST /desk/drafts/d1/approve': { draft } });
    openPage('/desk', makeUser('verified'));
    expect(await screen.findByText(/by Padma \(Aunt\)/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Arjun Reddy' }));
    expect(calls.some(({ path }) => path === '/desk/drafts/d1/approve')).toBe(true);
  });

  it('lets each relative say whether their own number may be given', async () => {
    const mother = { ...person, mine: true };
    const calls = fakeApi({
      'GET /desk': { ...desk({ role: 'manager' }), members: [mother] },
      'PUT /desk/number': { member: { ...mother, numberGiven: true } },
    });
    openPage('/desk', acting('manager'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^My own number may be given/ }));
    await waitFor(() =>
      expect(calls).toContainEqual(expect.objectContaining({ path: '/desk/number', body: { given: true } })),
    );
  });

  it('keeps what is decided in its place, so that no other answer slides under the finger', async () => {
    const second = { ...draft, id: 'd2', about: { id: 'p2', name: 'Kiran Reddy' } };
    let waiting = [draft, second] as unknown as DeskDraftView[];
    const decide = (id: string) => () => {
      waiting = waiting.filter((one) => one.id !== id);
      return { draft };
    };
    const calls = fakeApi({
      'GET /desk': () => desk({ drafts: waiting }),
      'POST /desk/drafts/d1/refuse': decide('d1'),
      'POST /desk/drafts/d2/approve': decide('d2'),
    });
    openPage('/desk', makeUser('verified'));
    await userEvent.click(await screen.findByRole('button', { name: 'No: Arjun Reddy' }));
    const said = await screen.findByText(/^You said no\./);
    expect(said).toHaveFocus();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/desk')).toHaveLength(2));
    const [first, next] = within(screen.getByRole('region', { name: 'For you to decide' })).getAllByRole('listitem');
    expect(first).toContainElement(said);
    expect(first).toHaveTextContent('Arjun Reddy');
    expect(within(first!).queryByRole('button')).toBeNull();
    await userEvent.click(within(next!).getByRole('button', { name: 'Yes: Kiran Reddy' }));
    expect(await screen.findByText('You said yes: it is done.')).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/desk/drafts/d1/refuse',
      '/desk/drafts/d2/approve',
    ]);
  });

  it('says of a yes that it was undone afterwards', async () => {
    let now = desk();
    const act = { id: 'd1', act: 'edited', by: draft.by, about: null, at: draft.madeAt, undoUntil: draft.lapsesAt };
    fakeApi({
      'GET /desk': () => now,
      'POST /desk/drafts/d1/approve': () => {
        now = desk({ drafts: [], week: [{ ...act, undone: false } as DeskActView] });
        return { draft };
      },
      'POST /desk/acts/d1/undo': () => {
        now = desk({ drafts: [], week: [{ ...act, undoUntil: null, undone: true } as DeskActView] });
        return { act };
      },
    });
    openPage('/desk', makeUser('verified'));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes: Arjun Reddy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('You said yes, and undid it afterwards.')).toBeVisible();
  });

  it('tells who suggested it that it was undone', async () => {
    const fate = { ...draft, state: 'approved', lapsesAt: null, mine: true, undone: true };
    fakeApi({
      'GET /desk': desk({ role: 'manager' }),
      'GET /desk/drafts': { drafts: [fate], page: 1, total: 1, totalPages: 1 },
    });
    openPage('/desk', actAs(makeUser('not-verified', { family: [seat('her', 'Lakshmi Reddy')] })));
    expect(await screen.findByText('Yes, and undone afterwards')).toBeVisible();
    expect(screen.queryByText('Yes: it is done')).toBeNull();
  });

  it('says what would change in the profile, and its current value', async () => {
    const edit = {
      before: { of: 'details', fields: { employer: null, languages: ['telugu'] } },
      after: { of: 'details', fields: { employer: 'A new firm', languages: ['telugu'] } },
    } as const;
    const change = { ...draft, kind: 'edit', about: null, edit } as unknown as DeskDraftView;
    const calls = fakeApi({
      'GET /desk': desk({ drafts: [change] }),
      'POST /desk/drafts/d1/approve': { draft: change },
    });
    openPage('/desk', makeUser('verified'));
    expect(await screen.findByText('Employer')).toBeVisible();
    expect(screen.getByText('Now:').parentElement).toHaveTextContent('Now: Not given');
    expect(screen.getByText('Then:').parentElement).toHaveTextContent('Then: A new firm');
    expect(screen.queryByText('Languages')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Yes: Change what “Tell us more” says' }));
    expect(calls.some(({ path }) => path === '/desk/drafts/d1/approve')).toBe(true);
  });

  it('says why where the suggestion was withdrawn in the meantime', async () => {
    let now = desk();
    fakeApi({
      'GET /desk': () => now,
      'POST /desk/drafts/d1/refuse': () => {
        now = desk({ drafts: [] });
        return new Refusal('desk-draft-decided');
      },
    });
    openPage('/desk', makeUser('verified'));
    await userEvent.click(await screen.findByRole('button', { name: 'No: Arjun Reddy' }));
    expect(await screen.findByText(/decided or taken back already/)).toBeVisible();
    expect(await screen.findByText('This no longer needs your answer.')).toHaveFocus();
  });

  it('does not tell who has no seat any more that they decide', async () => {
    fakeApi({ 'GET /desk': desk({ role: null, candidate: null, members: [], drafts: [] }) });
    openPage('/desk', makeUser('not-verified', { family: [] }));
    expect(await screen.findByText('You are not in a family group yet')).toBeVisible();
    expect(screen.queryByText(/You decide/)).toBeNull();
  });

  it('begins at Home after the login of a family account', async () => {
    fakeApi({ 'GET /desk': desk({ role: 'helper' }) });
    const { address } = openPage('/login', makeUser('verified', { family: [seat('me', 'Lakshmi')] }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('sends what a seat was with what it shall be', async () => {
    const calls = fakeApi({ 'GET /desk': desk(), 'PATCH /desk/members/s1': { member: person } });
    openPage('/desk', makeUser('verified'));
    await userEvent.click(await screen.findByRole('button', { name: 'Change what Sarojini Reddy may do' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'see phone numbers' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      ...{ role: 'manager', allow: ['answer', 'contact'], wasRole: 'manager', wasAllow: ['answer'] },
    });
  });

  it('is, for a family account, that of its candidate, named above every page', async () => {
    const family = [seat('her', 'Lakshmi Reddy'), seat('him', 'Kiran Reddy')];
    const calls = fakeApi({
      'GET /desk': ({ headers }) =>
        desk({ role: 'helper', candidate: { id: headers['x-acting-for'] ?? '', name: '', photo: null } }),
      'GET /desk/drafts': { drafts: [], page: 1, total: 0, totalPages: 1 },
    });
    openPage('/desk', actAs(makeUser('not-verified', { family })));
    const band = await screen.findByRole('region', { name: 'Acting for' });
    expect(band).toHaveTextContent('For Lakshmi Reddy · you may suggest');
    expect(await screen.findByRole('heading', { level: 1, name: 'Lakshmi Reddy’s family group' })).toBeVisible();
    await userEvent.selectOptions(within(band).getByRole('combobox'), 'Kiran Reddy');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kiran Reddy’s family group' })).toBeVisible();
    const asked = calls.filter(({ path }) => path === '/desk').map(({ headers }) => headers['x-acting-for']);
    expect(new Set(asked)).toEqual(new Set(['her', 'him']));
  });
});

const acting = (role: DeskRole) => actAs(makeUser('not-verified', { family: [seat('her', 'Lakshmi Reddy', role)] }));

describe('what a family account is led to', () => {
  beforeEach(() => localStorage.clear());

  const ASKED = [
    ...(['desk', 'shortlist', 'profiles', 'interests', 'myProfile', 'myPhotos'] as const),
    ...(['editProfile', 'myWishes', 'biodata', 'whoSeesWhat', 'settings', 'help'] as const),
  ];
  const READ = ['profiles', 'interests', 'myProfile', 'myPhotos'];
  const EVERYBODYS = ['settings', 'help'];

  it.each<[DeskRole, string[]]>([
    ['reader', ['desk', 'shortlist', ...EVERYBODYS]],
    ['helper', ['desk', 'shortlist', ...READ, 'whoSeesWhat', ...EVERYBODYS]],
    ['manager', ['desk', 'shortlist', ...READ, 'editProfile', 'myWishes', 'biodata', 'whoSeesWhat', ...EVERYBODYS]],
  ])('follows the table for a %s', (role, pages) => {
    expect(ASKED.filter((page) => isOffered(acting(role), page))).toEqual(pages);
  });

  it('is everything for a candidate, and for an account without a seat its own', () => {
    expect(ASKED.every((page) => isOffered(makeUser('verified'), page))).toBe(true);
    const nobody = actAs(makeUser('not-verified', { family: [] }));
    expect(ASKED.filter((page) => isOffered(nobody, page))).toEqual(['desk', ...EVERYBODYS]);
  });

  it.each<[DeskRole, string[]]>([
    ['reader', ['Home', 'Shortlist']],
    ['helper', ['Home', 'Browse Profiles', 'Interests', 'Lakshmi’s profile']],
  ])('is in both bars of a %s', async (role, titles) => {
    fakeApi({ 'GET /desk': desk({ role }), 'GET /desk/drafts': { drafts: [], page: 1, total: 0, totalPages: 1 } });
    openPage('/desk', acting(role));
    await waitFor(() => {
      const bars = screen.getAllByRole('navigation', { name: 'Main' });
      expect(bars).toHaveLength(2);
      for (const bar of bars)
        expect(
          within(bar)
            .getAllByRole('link')
            .map((link) => link.getAttribute('aria-label') ?? link.textContent),
        ).toEqual(titles);
    });
  });

  it('leads a reader without notices to nothing that is refused', async () => {
    fakeApi({ 'GET /notifications': { notifications: [], unread: 0, page: 1, total: 0, totalPages: 1 } });
    openPage('/notifications', acting('reader'));
    expect(await screen.findByRole('heading', { name: 'No notifications yet' })).toBeVisible();
    expect(within(screen.getByRole('main')).queryByRole('link', { name: 'Browse Profiles' })).toBeNull();
  });

  it('is explained where a seat rests, on the way from My Profile too', async () => {
    fakeApi({ 'GET /desk': { ...desk({ role: null, candidate: null, members: [], drafts: [] }), resting: true } });
    const { address } = openPage('/my-profile', actAs(makeUser('not-verified', { family: [] })));
    expect(await screen.findByText('This family group is paused')).toBeVisible();
    expect(address()).toBe('/desk');
    expect(screen.queryByText('You are not in a family group yet')).toBeNull();
  });

  it('leads a reader from a profile that was opened by its address to the shortlist', async () => {
    fakeApi({
      'GET /profiles/p1': { profile: makeView() },
      'GET /shortlist': { profiles: [], page: 1, total: 0, totalPages: 1 },
    });
    const { user, address } = openPage('/profile/p1', acting('reader'));
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe('/shortlist'));
  });
});
