import { setLanguage } from '@kalyanam/web/i18n/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { afterEach, describe, expect, it } from 'vitest';
import { actAs } from '../../../session/acting';
import { fakeApi, OFFLINE, Refusal } from '../../../spec/fake-api';
import { makeAsked, makeInterest, makeUser, makeView } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const viewer = makeUser('verified');
const LIST = { profiles: [], page: 1, total: 0, totalPages: 0 };
const profile = (interest = makeInterest({ canShow: true })) => ({ profile: makeView({ interest }) });
const button = (name: string) => screen.findByRole('button', { name });
afterEach(() => act(() => setLanguage('en')));

describe('what can be done with a profile', () => {
  it('shows interest once, however often it is pressed, and then offers to withdraw', async () => {
    const calls = fakeApi({
      'GET /profiles/p1': profile(),
      'POST /profiles/p1/interest': { interest: makeAsked('sent'), left: 4 },
    });
    const { user } = openPage('/profile/p1', viewer);
    await user.dblClick(await button('Show Interest'));
    await user.dblClick(await button('Send without words'));
    expect(await screen.findByText('Interest sent. You can show interest 4 more times today.')).toBeVisible();
    expect(screen.getAllByText('Interest sent')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.activeElement).toContainElement(screen.getByRole('button', { name: 'More' })));
    expect(document.activeElement).not.toBe(document.body);
    await user.click(await button('More'));
    expect(await button('Withdraw interest')).toBeVisible();
    const shown = calls.filter(({ method }) => method === 'POST');
    expect(shown).toHaveLength(1);
    expect(shown[0]?.headers['Idempotency-Key']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('lets a family member who may not answer suggest it, and take that back', async () => {
    const seat: DeskSeatView = {
      ...{ profileId: 'me', name: 'Karthik Reddy', verificationStatus: 'verified', seatId: 's1', role: 'helper' },
      ...{ relation: 'aunt', allow: [], acts: ['read', 'shortlist'], drafts: true },
    };
    const draft = { id: 'd1', mine: true, kind: 'send-interest', state: 'open', about: { id: 'p1', name: 'Sravani' } };
    let drafts: object[] = [];
    const calls = fakeApi({
      'GET /profiles/p1': profile(),
      'GET /desk/drafts': () => ({ drafts, page: 1, total: drafts.length, totalPages: 1 }),
      'POST /desk/drafts': () => ({ draft: (drafts = [draft])[0] }),
      'POST /desk/drafts/d1/withdraw': () => ((drafts = []), {}),
    });
    const { user } = openPage('/profile/p1', actAs(makeUser('not-verified', { family: [seat] })));
    await user.click(await button('Suggest to Karthik'));
    await user.click(await button('Suggested · take back'));
    expect(await button('Suggest to Karthik')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
      '/desk/drafts',
      '/desk/drafts/d1/withdraw',
    ]);
  });

  it('repeats a press that was lost with the same key', async () => {
    const answers: Parameters<typeof fakeApi>[0] = {
      'GET /profiles/p1': profile(),
      'POST /profiles/p1/interest': OFFLINE,
    };
    const calls = fakeApi(answers);
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await button('Show Interest'));
    await user.click(await button('Send without words'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing was changed');
    answers['POST /profiles/p1/interest'] = { interest: makeAsked('sent'), left: 4 };
    await user.click(await button('Send without words'));
    await screen.findByText(/You can show interest 4 more times today/);
    const keys = calls.flatMap(({ method, headers }) => (method === 'POST' ? [headers['Idempotency-Key']] : []));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it("tells the day's limit in the server's words", async () => {
    fakeApi({ 'GET /profiles/p1': profile(), 'POST /profiles/p1/interest': new Refusal('interest-quota') });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await button('Show Interest'));
    await user.click(await button('Send without words'));
    expect(await screen.findByRole('alert')).toHaveTextContent('You can show interest in 5 profiles a day.');
    expect(await button('Send without words')).toBeVisible();
  });

  it('accepts, and asks for what acceptance opens', async () => {
    const accepted = makeInterest({ state: 'accepted', direction: 'received' });
    const calls = fakeApi({
      'GET /profiles/p1': profile(makeAsked('received')),
      'POST /profiles/p1/interest/accept': { interest: accepted, left: 5 },
    });
    const { user } = openPage('/profile/p1', viewer);
    expect(await screen.findByText('Sravani Reddy has shown interest in you.')).toBeVisible();
    await user.click(await button('Yes, let us talk'));
    expect(await screen.findByText('You have accepted Sravani Reddy’s interest.')).toBeVisible();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/profiles/p1')).toHaveLength(2));
  });

  it('leads two who are both interested to phone and email, and then to the call', async () => {
    const accepted = makeInterest({ state: 'accepted', direction: 'sent' });
    const contact = { phone: '9848012345', email: 'sravani@example.com', address: null };
    fakeApi({
      'GET /profiles/p1': profile(accepted),
      'POST /profiles/p1/contact': { contact, contactHidden: null },
    });
    const { user } = openPage('/profile/p1', viewer);
    expect(await screen.findByRole('heading', { name: 'You are both interested' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Call/ })).not.toBeInTheDocument();
    await user.click(await button('Show phone and email'));
    expect(await screen.findByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+919848012345');
    expect(screen.queryByRole('button', { name: 'Next step' })).not.toBeInTheDocument();
  });

  it('declines with a private reason and a message, and takes it back', async () => {
    const declined = makeInterest({ state: 'declined', direction: 'received', answeredAt: '2026-11-21T06:30:00Z' });
    const calls = fakeApi({
      'GET /profiles/p1': profile(makeAsked('received')),
      'POST /interests/decline': { done: [{ id: 'p1', interest: declined }], notDone: 0 },
      'POST /interests/decline/undo': { done: [{ id: 'p1', interest: makeAsked('received') }], notDone: 0 },
    });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await button('More'));
    await user.click(await button('No, with a letter'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Say no to Sravani Reddy' }));
    expect(calls).toHaveLength(1);
    await user.click(dialog.getByText('Your reason, for you alone', { selector: 'summary span' }));
    await user.click(dialog.getByRole('radio', { name: 'Age' }));
    await user.click(dialog.getByRole('radio', { name: /Our elders/ }));
    await user.click(dialog.getByRole('button', { name: 'No, thanks' }));
    expect(await screen.findByText('You declined on 21 November 2026.')).toBeVisible();
    expect(calls.find(({ path }) => path === '/interests/decline')?.body).toEqual({
      ids: ['p1'],
      reason: 'age',
      message: 'elders',
    });
    await user.click(await button('Undo'));
    expect(await screen.findByText('Undone. They are waiting for your answer again.')).toBeVisible();
    expect(await button('Yes, let us talk')).toBeVisible();
  });

  it('has no next step for a viewer who is not verified, and says when it comes', async () => {
    fakeApi({ 'GET /profiles/p1': profile(makeInterest({ state: 'accepted', direction: 'received' })) });
    openPage('/profile/p1', makeUser('semi-verified'));
    expect(await screen.findByText(/^The call and the numbers open once/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'More' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Next step' })).not.toBeInTheDocument();
  });

  it('sends words after a second look at what is marked in them', async () => {
    const sent = { ...makeAsked('sent'), note: 'Ring me on 9848012345', noteState: 'clear' as const };
    const calls = fakeApi({
      'GET /profiles/p1': profile(),
      'POST /profiles/p1/interest': { interest: sent, left: 4 },
    });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await button('Show Interest'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Say hello to Sravani’s family' }));
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Write a few words, or send without words.');
    const words = dialog.getByRole('textbox', { name: 'Your words' });
    expect(words).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: /^Your work/ }));
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    expect(words).toBeValid();
    await user.clear(words);
    await user.type(words, 'We are from Nellore.');
    await user.click(dialog.getByRole('button', { name: /^Your work/ }));
    await user.click(dialog.getByRole('button', { name: /^Your family in/, pressed: false }));
    expect(words).toHaveDisplayValue(
      /^Namaste. Your family is from .*; our family would be glad to know yours. We are from Nellore.$/,
    );
    expect(dialog.getByRole('button', { name: /^Your family in/, pressed: true })).toBeVisible();
    await user.clear(words);
    await user.type(words, 'Ring me on 9848012345');
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    expect(await dialog.findByRole('heading', { name: 'Send anyway?' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Change the words' }));
    expect(dialog.getByRole('textbox')).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Send interest' }));
    expect(dialog.getByText('9848012345').tagName).toBe('MARK');
    expect(calls).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Send anyway' }));
    expect(await screen.findByText('Ring me on 9848012345')).toBeVisible();
    expect(calls.at(-1)?.method === 'POST' && calls.at(-1)?.body).toEqual({ note: 'Ring me on 9848012345' });
  });

  it.each([
    ['en', 'Show Interest', 'Your Sundays', /^Namaste. I liked what you wrote about your Sundays/],
    ['te', 'ఆసక్తి తెలపండి', 'మీ ఆదివారాలు', /^నమస్కారం. మీ ఆదివారాల గురించి/],
  ] as const)('begins with what the other wrote of themselves: %s', async (language, show, label, sentence) => {
    const view = makeView({ interest: makeInterest({ canShow: true }), selfSummary: 'On Sundays I cook for ten.' });
    fakeApi({ 'GET /profiles/p1': { profile: view } });
    const { user } = openPage('/profile/p1', viewer);
    await act(() => setLanguage(language));
    await user.click(await button(show));
    await user.click(await button(label));
    expect(screen.getByRole('textbox')).toHaveDisplayValue(sentence);
  });

  it('says how the other answers, and what waits for delivery', async () => {
    const waits = makeInterest({ state: 'pending', direction: 'sent', waitsFor: 'place', waitingBefore: 3 });
    const view = makeView({ interest: waits, honesty: { rate: 'most', speed: 'day' } });
    fakeApi({ 'GET /profiles/p1': { profile: view } });
    const { user } = openPage('/profile/p1', viewer);
    expect(await screen.findByText(/3 families are before you/)).toBeVisible();
    expect(screen.getAllByText('Waiting to be delivered')).not.toHaveLength(0);
    await user.click(screen.getByRole('tab', { name: 'Checks' }));
    expect(await screen.findByText('Answers most families, usually within a day')).toBeVisible();
  });

  it('says from when interest may be shown again', async () => {
    const rests = makeInterest({ state: 'declined', direction: 'sent', againAt: '2026-12-20T06:30:00Z' });
    fakeApi({ 'GET /profiles/p1': profile(rests) });
    openPage('/profile/p1', viewer);
    expect(await screen.findByText(/You can show interest again from 20 December 2026/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show Interest' })).not.toBeInTheDocument();
  });

  it('keeps a member in mind', async () => {
    const calls = fakeApi({ 'GET /profiles/p1': profile(), 'PUT /profiles/p1/shortlist': { shortlisted: true } });
    const { user } = openPage('/profile/p1', viewer);
    await user.click(await button('Keep'));
    expect(await screen.findByRole('button', { name: 'Kept', pressed: true })).toBeVisible();
    expect(calls.at(-1)?.method).toBe('PUT');
  });

  it('blocks without a question, leads to the list, and can undo it', async () => {
    const calls = fakeApi({
      'GET /profiles/p1': profile(),
      'GET /profiles': LIST,
      'POST /profiles/p1/block': { blocked: true },
      'DELETE /profiles/p1/block': { blocked: false },
    });
    const { user, address } = openPage('/profile/p1', viewer);
    await user.click(await button('More'));
    await user.click(await button('Block'));
    await waitFor(() => expect(address()).toBe('/profiles'));
    expect(await screen.findByText(/Sravani Reddy is blocked/)).toBeVisible();
    await user.click(await button('Undo'));
    await waitFor(() => expect(address()).toBe('/profile/p1'));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /profiles/p1/block');
  });
});
