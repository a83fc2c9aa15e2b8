import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { fakeApi, Refusal } from '../spec/fake-api';
import { makeInterest, makeMyProfile, makeUser, makeView } from '../spec/make';
import { openPage } from '../spec/open-page';
import { actAs } from './acting';
import { signOut } from './session';

const TYPED = 'Our uncle knows them';
const press = (name: string | RegExp) => async (user: UserEvent) =>
  user.click((await screen.findAllByRole('button', { name }))[0]!);
const nothing = async () => undefined;
const opensVotes = async (user: UserEvent) => {
  await press('More')(user);
  await press(/^What the family thinks/)(user);
};

interface KeptForm {
  /** Part of the title of its test. */
  readonly form: string;
  readonly at: string;
  readonly user: SessionUser | null;
  readonly answers: Parameters<typeof fakeApi>[0];
  /** Shows the field on a fresh page, and again after a reload. */
  readonly opens: (user: UserEvent) => Promise<unknown>;
  readonly reopens?: (user: UserEvent) => Promise<unknown>;
  readonly field: RegExp;
  readonly typed?: string;
  /** Further steps before it can be sent. */
  readonly fills?: (user: UserEvent) => Promise<unknown>;
  readonly send: string;
  readonly route: string;
  readonly answer: Record<string, unknown>;
}

const OPENED = {
  ...{ ticket: 't1', name: 'Sravani', relation: 'mother', maker: 'Your mother', agreed: false, staysAtDesk: true },
  ...{ photoVisibility: 'accepted', contactVisibility: 'accepted', profile: makeView({ id: 'her', name: 'Sravani' }) },
};
const LINK = { 'POST /consent/candidate/own/link': OPENED };
const DESK = {
  ...{ role: 'candidate', candidate: { id: 'me', name: 'Lakshmi' }, members: [], drafts: [], openDrafts: 0 },
  ...{ opinions: [], week: [], seats: [], consent: true, mostMembers: 5 },
};
const question = { id: 'q1', question: 'Which name is on the card?', askedAt: '2026-11-20T05:00:00Z' };
const india = { zone: 'Asia/Kolkata', zones: ['Asia/Kolkata'], sure: true };
const dallas = { zone: 'America/Chicago', zones: ['America/Chicago'], sure: true };
const CALLS = {
  ...{ calls: [], member: { id: 'p1', name: 'Sravani' }, place: dallas, theirPlace: india, numbers: [] },
  ...{ page: 1, total: 0, totalPages: 0 },
};
const opinion = { about: { id: 'p1', name: 'Sravani' }, votes: [] };
const story = { state: 'open', text: 'We met.', version: 1, mine: false, theirs: true, names: false, photo: null };
const shared = makeUser('verified', { desk: true });
const inFiveDays = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);

const FORMS: readonly KeptForm[] = [
  {
    ...{ form: 'what a candidate wants changed', at: '/made-for-me?link=abc', user: null, answers: LINK },
    ...{ opens: press('Change something'), reopens: nothing, field: /^What should be different/ },
    ...{ send: 'Send', route: 'POST /consent/candidate/own/change', answer: { message: '' } },
  },
  {
    ...{ form: 'who takes a profile over', at: '/made-for-me?link=abc', user: null, answers: LINK },
    ...{ opens: press('I take it over'), field: /^Name of the person who made/ },
    fills: async (user) => {
      await user.type(screen.getByLabelText('Your email'), 'sravani@example.com');
      await press('Continue')(user);
      await user.type(await screen.findByLabelText('Code'), '123456');
      await user.type(screen.getByLabelText('New password'), 'Muggulu2027');
    },
    ...{ send: 'Take over the profile', route: 'POST /consent/candidate/own/take-over', answer: { message: '' } },
  },
  {
    ...{ form: 'the answer to the team', at: '/my-profile', user: makeUser('semi-verified') },
    answers: { 'GET /profiles/me': { profile: makeMyProfile({ verificationStatus: 'semi-verified', question }) } },
    ...{ opens: nothing, field: /^Your answer/, send: 'Send answer' },
    ...{ route: `POST ${ROUTES.teamAnswer}`, answer: { answeredAt: '2026-11-20T06:00:00Z' } },
  },
  {
    ...{ form: 'what the family thinks', at: '/profile/p1', user: shared, opens: opensVotes },
    answers: {
      'GET /profiles/p1': { profile: makeView({ id: 'p1', interest: makeInterest({ canShow: true }) }) },
      'GET /desk/votes/p1': { opinion },
    },
    ...{ field: /^A few words/, send: 'Save', route: 'PUT /desk/votes/p1', answer: { opinion } },
  },
  {
    ...{ form: 'the reader of a biodata', at: '/biodata?new', user: makeUser('verified'), opens: nothing },
    answers: {
      'GET /biodata/preview': new Refusal('too-many-requests'),
      'GET /biodata': {
        ...{ shares: [], open: 0, consent: true, mayShare: true, horoscope: false, familyNumber: false, pdf: false },
        ...{ page: 1, total: 0, totalPages: 0 },
      },
    },
    ...{ field: /^Who is it for/, send: 'Make the link', route: 'POST /biodata', answer: { share: { id: 's1' } } },
  },
  {
    ...{ form: 'times for a first call', at: '/profile/p1/call', user: makeUser('verified') },
    ...{ answers: { 'GET /calls': CALLS }, field: /^Day$/, typed: inFiveDays },
    opens: async (user) => user.selectOptions(await screen.findByLabelText('Your time zone'), 'America/Chicago'),
    fills: async (user) => {
      await user.selectOptions(screen.getByLabelText('Hour'), '10:00');
      await press('Add this time')(user);
    },
    ...{ send: 'Offer 1 time', route: 'POST /profiles/p1/call', answer: { call: { id: 'c1' } } },
  },
  {
    ...{ form: 'an invitation to the family', at: '/desk', user: makeUser('verified'), opens: press('Invite someone') },
    ...{ answers: { 'GET /desk': DESK }, field: /^Their mobile number/, typed: '9848012310' },
    fills: async (user) => {
      await user.selectOptions(screen.getByLabelText('Who is it?'), 'mother');
      await user.selectOptions(screen.getByLabelText('What may they do?'), 'helper');
    },
    ...{ send: 'Send the invitation', route: 'POST /desk/invitations', answer: { member: {} } },
  },
  {
    ...{ form: 'the story of a marriage', at: '/my-profile/marriage', user: makeUser('verified'), opens: nothing },
    answers: {
      'GET /profiles/me': { profile: makeMyProfile({ marriedAt: '2026-11-01T06:00:00Z' }) },
      'GET /marriages/mine': {
        ...{ claims: [], erasedOn: null },
        confirmed: { id: 'm1', name: 'Arjun', at: '2026-11-01T06:00:00Z', story: { ...story, text: '' } },
      },
    },
    ...{ field: /^Your words/, send: 'Tell others with these words', route: 'PUT /marriages/m1/story' },
    answer: { claims: [], confirmed: null, erasedOn: null },
  },
  {
    ...{ form: 'words of a relative', at: '/contact', user: null, opens: nothing, field: /^What is written/ },
    answers: { 'POST /relatives-notice': { notice: 'n1' } },
    fills: async (user) => {
      await user.type(screen.getByLabelText('Email'), 'uncle@example.com');
      await press('Send')(user);
      await user.type(await screen.findByLabelText('Code'), '123456');
    },
    ...{
      send: 'Confirm',
      route: 'POST /relatives-notice/confirm',
      answer: { ticket: 'K-1', answeredBy: '2026-12-20T06:00:00Z' },
    },
  },
];

const kept = () => JSON.stringify({ ...sessionStorage });

describe.each(FORMS)('$form', ({ at, user, answers, opens, reopens = opens, field, typed = TYPED, ...its }) => {
  beforeEach(() => sessionStorage.clear());
  const write = async () => {
    const page = openPage(at, user);
    await opens(page.user);
    await page.user.type(await screen.findByLabelText(field), typed);
    return page;
  };

  it('is there again after a reload, and at sign-out it is gone', async () => {
    fakeApi(answers);
    await write();
    cleanup();
    const again = openPage(at, user);
    await reopens(again.user);
    await waitFor(() => expect(screen.getByLabelText(field)).toHaveValue(typed));
    signOut();
    expect(kept()).not.toContain(typed);
  });

  it('stays where it cannot be sent, and goes where it was', async () => {
    const sent: unknown[] = [];
    fakeApi({
      'POST /consent/candidate/own/email': { message: '', resendAfter: 60 },
      ...answers,
      [its.route]: ({ body }) => {
        sent.push(body);
        return sent.length === 1 ? new Refusal('too-many-requests') : its.answer;
      },
    });
    const page = await write();
    await its.fills?.(page.user);
    await press(its.send)(page.user);
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.getByRole('button', { name: its.send })).toBeEnabled());
    expect(kept()).toContain(typed);
    await press(its.send)(page.user);
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(kept()).not.toContain(typed));
  });
});

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const WRITES = /useForm(<|\()|<(textarea|LongTextField|StoryWords|TextField|EmailField|FormPhone|MemberCodeField)\b/;
const KEEPS = /kept-drafts|use-draft|edit-draft/;
const WARNS = /useAskedBeforeUnload|LeaveQuestion/;
/** Files that have a field and neither keep its text nor warn before it is lost. */
const ELSEWHERE: Record<string, readonly string[]> = {
  'fields of a form that keeps or warns': [
    ...['parts/account/story-words', 'parts/profile-form/field-controls', 'parts/profile-form/late-parts'],
    ...['parts/profile-form/place-fields', 'parts/profile-form/telugu-name-control'],
    ...['features/my/edit-profile/more/detail-field', 'features/my/edit-profile/more/siblings-fields'],
    ...['features/my/edit-profile/more/horoscope/birth-fields', 'features/my/edit-profile/more/horoscope/star-fields'],
    ...['features/my/edit-profile/use-versioned-save', 'features/joining/register/parts/account-fields'],
    ...['features/joining/register/parts/candidate-fields', 'ui/form/text-field', 'ui/form/long-text-field'],
    'parts/member-code/member-code-field',
  ],
  'passwords, codes and numbers of documents, with an address at most': [
    ...['parts/account/delete-dialog', 'parts/documents/number-fields', 'parts/documents/use-numbers-form'],
    ...[
      'features/joining/assisted/keep-profile',
      'features/joining/auth/forgot-password.page',
      'features/joining/auth/login-form',
    ],
    ...[
      'features/joining/auth/reset-password.page',
      'features/joining/auth/sign-in-again',
      'features/joining/candidate/verify-number',
    ],
    ...[
      'features/my/settings/address-change',
      'features/my/settings/password-change-form',
      'features/my/settings/password-form',
    ],
  ],
  'a single line or day': [
    ...['parts/looking/pause-day', 'parts/phone/number-form', 'features/matching/browse/sheets/find-sheet'],
    ...['features/my/who-sees/hide-sheet', 'features/my/checks/code-way', 'features/joining/verify/family-phone'],
  ],
};

it('is what every form does, unless it asks before it is left', () => {
  const forgetful = Object.entries(sources)
    .filter(([file, text]) => !file.includes('.spec.') && WRITES.test(text) && !KEEPS.test(text) && !WARNS.test(text))
    .map(([file]) => file.replace(/^\.\.\//, '').replace(/\.tsx?$/, ''));
  expect(forgetful.sort()).toEqual(Object.values(ELSEWHERE).flat().sort());
});

it('of a family is not found by another of the same family at the same tab', async () => {
  sessionStorage.clear();
  const seatOf = (seatId: string): DeskSeatView => ({
    ...{ profileId: 'her', name: 'Lakshmi', verificationStatus: 'verified', seatId, role: 'manager' },
    ...{ relation: 'aunt', allow: [], acts: ['read', 'vote', 'note'], drafts: true },
  });
  const hand = (seatId: string) => actAs(makeUser('not-verified', { family: [seatOf(seatId)] }));
  fakeApi({ ...FORMS[3]!.answers });
  const open = (seatId: string) => openPage('/profile/p1', hand(seatId)).user;
  const says = press('Say what you think');
  const user = open('s1');
  await says(user);
  await user.type(await screen.findByLabelText(/^A few words/), TYPED);
  cleanup();
  await says(open('s2'));
  expect(await screen.findByLabelText(/^A few words/)).toHaveValue('');
  cleanup();
  await says(open('s1'));
  expect(await screen.findByLabelText(/^A few words/)).toHaveValue(TYPED);
});
