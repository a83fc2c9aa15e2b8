import { screen, waitFor, within } from '@testing-library/react';
import type { AudienceAnswer } from '@kalyanam/shared/contracts/audience';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskActsOf, type DeskRole } from '@kalyanam/shared/topics/family/desk-rights';
import { pauseSpan } from '@kalyanam/shared/topics/matching/looking';
import { describe, expect, it } from 'vitest';
import { actAs } from '../../../session/acting';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { makeAccount } from '../../../spec/make-account';
import { makeMyDetails, makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const PAGE = '/who-sees-what';
const NO_ONE = { strangers: 0, families: 0, left: 0, last: null, byLinks: 0 };
const seen = (changes: Partial<AudienceAnswer> = {}) => ({
  ...{ shown: true, isActive: true, contact: 'verified', photos: 'verified', photoCount: 2, more: 'accepted' },
  ...{ horoscope: true, wishes: 'counts', hideFromMisfits: false, links: 1, opened: NO_ONE, ...changes },
});
const rows = async () => within(await screen.findByRole('list', { name: 'Who sees what' }));
const rowTexts = async () => (await rows()).getAllByRole('listitem').map((row) => row.textContent);

const seat = (role: DeskRole): DeskSeatView => ({
  ...{ profileId: 'her', name: 'Lakshmi Reddy', verificationStatus: 'verified', seatId: 's-her', role },
  ...{ relation: 'aunt', allow: [], acts: deskActsOf({ role, allow: [] }), drafts: true },
});
const acting = (role: DeskRole) => actAs(makeUser('not-verified', { family: [seat(role)] }));

describe('who sees what', () => {
  it('says in a sentence who has the number, and what each audience is', async () => {
    fakeApi({ 'GET /my/audience': seen() });
    openPage(PAGE, makeUser('verified'));
    expect(await screen.findByText('0 strangers have your phone number.')).toBeVisible();
    expect(await rowTexts()).toEqual([
      'Phone and emailAll verified membersChange',
      'Photos (2)All verified membersChange',
      'Family detailsAfter accepted interestChange',
      'HoroscopeStar: verified members. Birth time and place: after accepted interest',
      'GothraAll verified members',
      'What we look forOnly how many points fitChange',
      'Biodata links1 open link',
    ]);
    expect(screen.getByRole('link', { name: 'See it as a stranger' })).toHaveAttribute('href', '/my-profile/preview');
  });

  it('hides nothing of who opened the number, by whatever way', async () => {
    const last = { id: 'p1', name: 'Arjun Reddy', at: '2026-11-20T06:30:00Z' };
    fakeApi({ 'GET /my/audience': seen({ opened: { strangers: 3, families: 1, left: 2, last, byLinks: 5 } }) });
    openPage(PAGE, makeUser('verified'));
    const fact = within(await screen.findByRole('region', { name: 'Who has your number' }));
    expect(fact.getByText('3 strangers have opened your phone number.')).toBeVisible();
    expect(fact.getByRole('link', { name: 'See who has looked' })).toHaveAttribute('href', `${PAGE}?part=looked`);
    expect(fact.getByText(/^1 family opened it after both said yes. Last, 20 November 2026:/)).toBeVisible();
    expect(fact.getByRole('link', { name: 'Arjun Reddy' })).toHaveAttribute('href', '/profile/p1');
    expect(fact.getByText(/were opened 5 times; we do not know who opened them/)).toBeVisible();
    expect(fact.getByText('2 members opened it and have since left Kalyanam.')).toBeVisible();
  });

  it.each([
    ['semi-verified', true, /^Until our team has verified you, no one sees your photos/],
    ['rejected', false, /^At the moment no one sees your profile/],
    ['not-verified', false, /^At the moment no one sees your profile/],
  ] as const)('says to a %s member from when on the choices count', async (status, shown, sentence) => {
    fakeApi({ 'GET /my/audience': seen({ shown, photoCount: 0, horoscope: false, links: 0 }) });
    openPage(PAGE, makeUser(status));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(await rowTexts()).toContain('HoroscopeNot added yet');
  });

  it('changes one audience in one sheet, which leads back to its row', async () => {
    const account = makeAccount({ contactVisibility: 'accepted' });
    const calls = fakeApi({
      'GET /my/audience': seen(),
      'PUT /account/contact-visibility': { account },
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    const row = await screen.findByRole('button', { name: /^Phone and email/ });
    await user.click(row);
    const sheet = within(await screen.findByRole('dialog', { name: 'Who may see your phone number?' }));
    expect(sheet.getByRole('radio', { name: /^All verified members/ })).toBeChecked();
    await user.click(sheet.getByRole('radio', { name: /^Only after accepted interest/ }));
    expect(await sheet.findByText('Saved.')).toBeVisible();
    expect(calls.at(-1)?.body).toEqual({ contactVisibility: 'accepted' });
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(row).toHaveTextContent('Only after accepted interest');
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('shows nothing as saved that was not, and saves it when it is pressed again', async () => {
    let gone = true;
    fakeApi({
      'GET /my/audience': seen(),
      'PUT /account/photo-visibility': () => {
        if (gone) throw new TypeError('Failed to fetch');
        return { account: makeAccount({ photoVisibility: 'request' }) };
      },
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Photos/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Who may see your photos?' }));
    await user.click(sheet.getByRole('radio', { name: /^On request/ }));
    expect(await sheet.findByText(/^Not saved. You seem to be offline/)).toBeVisible();
    expect(sheet.getByRole('radio', { name: /^All verified members/ })).toBeChecked();
    gone = false;
    await user.click(sheet.getByRole('radio', { name: /^On request/ }));
    expect(await sheet.findByText('Saved.')).toBeVisible();
    expect(sheet.getByRole('radio', { name: /^On request/ })).toBeChecked();
  });

  it('saves family details although they were changed in another tab', async () => {
    let version = 1;
    const calls = fakeApi({
      'GET /my/audience': seen(),
      'GET /profiles/me/details': () => ({ details: makeMyDetails({ version }) }),
      'PATCH /profiles/me/details': ({ body }) => {
        const isOld = (body as { version: number }).version === 1;
        version = 2;
        if (isOld) return new Refusal('changed-meanwhile');
        return { details: makeMyDetails({ version: 3, moreVisible: 'verified' }) };
      },
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Family details/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Who sees family details' }));
    await user.click(sheet.getByRole('radio', { name: /^All verified members/ }));
    expect(await sheet.findByText('Saved.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { moreVisible: 'verified', version: 1 },
      { moreVisible: 'verified', version: 2 },
    ]);
  });

  it('keeps the wishes themselves when it changes what others learn of them', async () => {
    const items = [{ wish: 'diet', weight: 'must', value: ['vegan'] }];
    const mine = { items, visible: 'counts', hideFromMisfits: false, version: 4, fitsNow: 9, aside: [] };
    const calls = fakeApi({
      'GET /my/audience': seen(),
      'GET /profiles/me/wishes': { wishes: mine },
      'PUT /profiles/me/wishes': ({ body }) => ({ wishes: { ...mine, ...(body as object), version: 5 } }),
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    const hide = await screen.findByRole('switch', { name: /^Hide me from those who miss one of my musts/ });
    await user.click(hide);
    await waitFor(() => expect(hide).toBeChecked());
    await user.click(screen.getByRole('button', { name: /^What we look for/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'What others learn of what you look for' }));
    await user.click(sheet.getByRole('radio', { name: /^Which points fit/ }));
    expect(await sheet.findByText('Saved.')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { items, visible: 'counts', hideFromMisfits: true, version: 4 },
      { items, visible: 'items', hideFromMisfits: false, version: 4 },
    ]);
  });
});

describe('being seen less', () => {
  it('hides from one person by their profile ID, after their name was read, and can be undone', async () => {
    const calls = fakeApi({
      'GET /my/audience': seen(),
      'GET /profiles/by-code/4827193W': { profile: makeView({ id: 'p1', name: 'Arjun Reddy', age: 31 }) },
      'POST /profiles/p1/block': { blocked: true },
      'DELETE /profiles/p1/block': { blocked: false },
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Hide from one person/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Hide from one person' }));
    await user.type(sheet.getByLabelText('Profile ID'), '4827-193 X{Enter}');
    expect(sheet.getByLabelText('Profile ID')).toBeInvalid();
    await user.clear(sheet.getByLabelText('Profile ID'));
    await user.type(sheet.getByLabelText('Profile ID'), '4827-193 w{Enter}');
    expect(await sheet.findByText('Arjun Reddy')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Block Arjun Reddy' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Hide from one person' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const blocks = () => calls.filter(({ path }) => path === '/profiles/p1/block').map(({ method }) => method);
    await waitFor(() => expect(blocks()).toEqual(['POST', 'DELETE']));
  });

  it('does not offer to hide someone from themselves', async () => {
    fakeApi({
      'GET /my/audience': seen(),
      'GET /profiles/by-code/4827193W': { profile: makeView({ id: 'me' }) },
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Hide from one person/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(sheet.getByLabelText('Profile ID'), '4827193W{Enter}');
    expect(await sheet.findByText('This is your own profile ID.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: /^Block/ })).toBeNull();
  });

  it('pauses until a day, and tells where the profile ID leads in the meantime', async () => {
    const { to } = pauseSpan(new Date());
    const calls = fakeApi({
      'GET /my/audience': seen(),
      'GET /account': { account: makeAccount() },
      'POST /profiles/me/looking': { answer: 'pause', until: to },
      'PUT /account/code-when-offline': { account: makeAccount({ codeWhenOffline: true }) },
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Pause for now/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Pause for now' }));
    await user.clear(sheet.getByLabelText('Pause until'));
    await user.click(sheet.getByRole('button', { name: 'Pause' }));
    expect(sheet.getByLabelText('Pause until')).toBeInvalid();
    await user.type(sheet.getByLabelText('Pause until'), to);
    await user.click(sheet.getByRole('button', { name: 'Pause' }));
    expect(await sheet.findByText('Offline: hidden from search')).toBeVisible();
    const byCode = sheet.getByRole('switch', { name: /^Find me by my profile ID while I am offline/ });
    await user.click(byCode);
    await waitFor(() => expect(byCode).toBeChecked());
    expect(sheet.getByRole('button', { name: /^Your profile ID/ })).toHaveTextContent('4827-193 W');
    expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
      { answer: 'pause', until: to },
      { codeWhenOffline: true },
    ]);
    await user.click(sheet.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: /^You are offline/ })).toBeVisible();
  });

  it('falls back with the specified words when the switch does not reach us', async () => {
    fakeApi({
      'GET /my/audience': seen(),
      'GET /account': { account: makeAccount() },
      'PUT /profiles/me/status': OFFLINE,
    });
    const { user } = openPage(PAGE, makeUser('verified'));
    await user.click(await screen.findByRole('button', { name: /^Pause for now/ }));
    const online = await screen.findByRole('switch', { name: 'Online: others can find your profile' });
    await user.click(online);
    expect(await screen.findByText(/^Failed to update profile status/)).toBeVisible();
    expect(online).toBeChecked();
  });
});

describe('its lists', () => {
  it.each([
    ['/my-profile/ledger?tab=team', `${PAGE}?part=looked&tab=team`],
    ['/my-profile/contact-views', `${PAGE}?part=looked`],
    ['/settings/blocked', `${PAGE}?part=blocked`],
    ['/not-for-us?page=2', `${PAGE}?part=not-for-us&page=2`],
  ])('are found at %s too', async (old, now) => {
    fakeApi({});
    const { address } = openPage(old, makeUser('verified'));
    await waitFor(() => expect(address()).toBe(now));
  });

  it('have a way back, and a heading of their own', async () => {
    fakeApi({ 'GET /my/audience': seen(), 'GET /blocks': { blocked: [] } });
    const { user, address } = openPage(PAGE, makeUser('verified'));
    await user.click(await screen.findByRole('link', { name: 'Blocked members' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Blocked members' })).toBeVisible();
    expect(document.title).toBe('Blocked members - Kalyanam');
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Who sees what' }));
    expect(await screen.findByText('0 strangers have your phone number.')).toBeVisible();
    expect(address()).toBe(PAGE);
  });

  it('are not offered, nor found, before a member may browse', async () => {
    fakeApi({ 'GET /my/audience': seen({ shown: false }) });
    openPage(`${PAGE}?part=not-for-us`, makeUser('not-verified'));
    expect(await screen.findByRole('link', { name: 'Blocked members' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Not for us/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Hide from one person/ })).toBeNull();
  });
});

describe('for a family account', () => {
  it.each<[DeskRole, string[]]>([
    [
      'manager',
      ['Who has lookedEveryone who opened the profile, and what.', 'Not for usFamilies that the lists leave out.'],
    ],
    ['helper', ['Not for usFamilies that the lists leave out.']],
  ])('shows a %s what the candidate has chosen, and changes none of it', async (role, lists) => {
    fakeApi({ 'GET /my/audience': seen({ opened: role === 'manager' ? NO_ONE : null }) });
    openPage(PAGE, acting(role));
    expect(await screen.findByText('Only Lakshmi Reddy can change this.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Lakshmi’s profile' })).toHaveAttribute('href', '/my-profile');
    expect((await rows()).queryAllByRole('button')).toEqual([]);
    const less = within(screen.getByRole('region', { name: 'Be seen less' }));
    expect(less.getAllByRole('listitem').map((row) => row.textContent)).toEqual(lists);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByText('0 strangers have Lakshmi’s phone number.') !== null).toBe(role === 'manager');
  });

  it('opens no list of the members that the candidate has blocked', async () => {
    const calls = fakeApi({ 'GET /my/audience': seen() });
    openPage(`${PAGE}?part=blocked`, acting('manager'));
    expect(await screen.findByText('Only Lakshmi Reddy can change this.')).toBeVisible();
    expect(calls.some(({ path }) => path === '/blocks')).toBe(false);
  });
});
