import { HUMAN_FACTS } from '@kalyanam/shared/admin/checks';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, refusal } from '../../testing/fake-api';
import { pendingCase } from '../../testing/pending-case';
import { renderApp } from '../../testing/render-app';
import { forgetTyping } from '../../ui/shortcuts';
import { markLookedAt } from './decision/missing';

const DECIDE_FIRST = `POST ${ADMIN_ROUTES.decision('u1')}`;
const FIRST_CASE = { caseId: 'case of u1', seen: 'seen of u1' };
const CHECKS = `GET ${ADMIN_ROUTES.checks('u1')}`;
const PENDING = `GET ${ADMIN_ROUTES.verifications}`;

const caseShown = (name: string) => screen.findByRole('heading', { level: 2, name });
const notes = () => screen.getByLabelText(/^Note to the member/);

const decided = () => ok({ message: '', user: {}, sessionUpdated: false, pendingUntil: '2026-11-21T05:10:10.000Z' });

/** A moment passes: the next key is no part of a burst. */
const pause = () => forgetTyping();

/** Every fact of a version of the first case was found right. */
const checked = (...versions: string[]) =>
  ok({
    caseId: FIRST_CASE.caseId,
    ticks: [FIRST_CASE.seen, ...versions].flatMap((seen) =>
      HUMAN_FACTS.map(({ value: fact }) => ({
        fact,
        state: 'ok',
        seen,
        admin: { id: 'admin-1', name: 'Padma' },
        mine: true,
        at: '2026-11-21T05:00:00.000Z',
      })),
    ),
  });

/** The file of the first case was in view and everything is ticked, so that nothing is missing for an approval. */
async function openDesk(answers: Parameters<typeof fakeApi>[0] = {}) {
  markLookedAt(FIRST_CASE, 'aadhaar');
  const opened = await openUnread({ [CHECKS]: () => checked(), ...answers });
  await screen.findByRole('checkbox', { name: /Name = card\?.*right/ });
  return opened;
}

async function openUnread(answers: Parameters<typeof fakeApi>[0] = {}, first = 'Sravani Reddy') {
  const fetch = fakeApi(answers);
  const { user } = renderApp(PATHS.verify);
  await caseShown(first);
  return { user, fetch };
}

describe('the keys of the verify page', () => {
  it('J and K move between the cases, and each keeps its notes', async () => {
    const { user } = await openDesk();
    await user.keyboard('n');
    await user.keyboard('Name differs{Escape}j');
    await caseShown('Karthik Reddy');
    expect(notes()).toHaveValue('');
    await user.keyboard('k');
    await caseShown('Sravani Reddy');
    expect(notes()).toHaveValue('Name differs');
  });

  it('A approves and the next case comes by itself', async () => {
    const approve = vi.fn(() => decided());
    const { user } = await openDesk({ [DECIDE_FIRST]: approve });
    await user.keyboard('a');
    await caseShown('Karthik Reddy');
    expect(approve).toHaveBeenCalledExactlyOnceWith({ ...FIRST_CASE, action: 'approve', notes: '' });
    expect(screen.getByText('User verified successfully')).toBeVisible();
  });

  it('A pressed twice decides once: the next case is not approved unseen', async () => {
    const { user, fetch } = await openDesk({ [DECIDE_FIRST]: () => decided() });
    // However slow the machine: both presses come at the same moment.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.keyboard('aa');
    await caseShown('Karthik Reddy');
    clock.mockRestore();
    expect(fetch.mock.calls.filter(([url]) => url.endsWith('/decision'))).toHaveLength(1);
  });

  it('R lists the reasons, a digit chooses one, Enter rejects', async () => {
    const reject = vi.fn(() => decided());
    const { user } = await openDesk({ [DECIDE_FIRST]: reject });
    await user.keyboard('r25{Enter}');
    await caseShown('Karthik Reddy');
    expect(reject).toHaveBeenCalledExactlyOnceWith({
      ...FIRST_CASE,
      action: 'reject',
      notes: '',
      reasonCodes: ['document-unreadable', 'name-mismatch'],
    });
  });

  it('a rejection without a reason asks for notes; Ctrl+Enter lists the reasons and rejects nothing', async () => {
    const reject = vi.fn(() => decided());
    const { user } = await openDesk({ [DECIDE_FIRST]: reject });
    await user.keyboard('r{Enter}');
    expect(notes()).toHaveFocus();
    expect(notes()).toHaveAccessibleDescription(/choose a reason or write what is wrong/);
    await user.keyboard('{Escape}');
    pause();
    await user.keyboard('{Escape}n');
    expect(notes()).not.toHaveAccessibleDescription(/choose a reason/);
    await user.keyboard('The photo shows someone else{Control>}{Enter}{/Control}');
    expect(screen.getByRole('group', { name: /Why are you rejecting/ })).toBeVisible();
    expect(reject).not.toHaveBeenCalled();
    pause();
    await user.keyboard('{Enter}');
    await caseShown('Karthik Reddy');
    expect(reject).toHaveBeenCalledExactlyOnceWith({
      ...FIRST_CASE,
      action: 'reject',
      notes: 'The photo shows someone else',
    });
    expect(screen.getByText('User rejected successfully')).toBeVisible();
  });

  it('with reasons ticked A does nothing, and Reject is what one is about to do (D2)', async () => {
    const { user, fetch } = await openDesk();
    await user.keyboard('r23');
    pause();
    await user.keyboard('aj');
    expect(screen.getByRole('button', { name: 'Approve & Verify' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject (2)' })).toBeEnabled();
    expect(await caseShown('Sravani Reddy')).toBeVisible();
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('Cancel closes the list of reasons where there is no Escape key', async () => {
    const { user } = await openDesk();
    await user.click(screen.getByRole('button', { name: /^Reject/ }));
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(screen.queryByRole('group', { name: /Why are you rejecting/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Approve & Verify/ })).toBeEnabled();
  });

  it('a letter of a burst of typing decides nothing (D1)', async () => {
    const { user, fetch } = await openDesk();
    await user.keyboard('looks fa');
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
    expect(await screen.findByText(/^That looked like typing/)).toBeVisible();
    pause();
    await user.keyboard('a');
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(true);
  });

  it('offline decides nothing and says so (D3)', async () => {
    const { user, fetch } = await openDesk();
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText('Offline - decisions are paused')).toBeVisible();
    await user.keyboard('a');
    vi.restoreAllMocks();
    fireEvent(window, new Event('online'));
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('A on an incomplete case asks once, and Shift+A approves with the answer (D4)', async () => {
    const approve = vi.fn(() => decided());
    const { user } = await openUnread(
      {
        [PENDING]: () =>
          ok({ users: [pendingCase('u9', 'Unopened Reddy'), pendingCase('u2', 'Karthik Reddy')], total: 2 }),
        [`POST ${ADMIN_ROUTES.decision('u9')}`]: approve,
      },
      'Unopened Reddy',
    );
    await user.keyboard('a');
    expect(await screen.findByText('Aadhaar not opened, not everything is checked')).toBeVisible();
    pause();
    await user.keyboard('{Shift>}A{/Shift}');
    expect(await screen.findByText(ADMIN_MESSAGES.overrideReason)).toBeVisible();
    expect(approve).not.toHaveBeenCalled();
    await user.keyboard('2');
    pause();
    // A double click takes one decision.
    const anyway = screen.getByRole('button', { name: /^Approve anyway/ });
    fireEvent.click(anyway);
    fireEvent.click(anyway);
    await caseShown('Karthik Reddy');
    expect(approve).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        action: 'approve',
        acknowledged: ['aadhaar-unopened', 'checks-open'],
        overrideReason: 'Confirmed by phone',
      }),
    );
  });

  it('Z undoes the decision, and the case and its notes come back (D5)', async () => {
    const undone = vi.fn(() => ok({ message: 'Decision undone' }));
    const { user } = await openDesk({
      [DECIDE_FIRST]: () => decided(),
      [`DELETE ${ADMIN_ROUTES.decision('u1')}`]: undone,
    });
    await user.type(notes(), 'All is well');
    await user.click(screen.getByRole('button', { name: 'Approve & Verify' }));
    await caseShown('Karthik Reddy');
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    await user.keyboard('z');
    await caseShown('Sravani Reddy');
    expect(notes()).toHaveValue('All is well');
    expect(undone).toHaveBeenCalledOnce();
    expect(screen.getByText('Decision undone')).toBeVisible();
  });

  it('are letters while notes are typed', async () => {
    const { user, fetch } = await openDesk();
    await user.click(notes());
    await user.keyboard('jar');
    expect(notes()).toHaveValue('jar');
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });
});

describe('a case that a colleague works on', () => {
  const ravi = {
    adminId: 'admin-2',
    username: 'ravi',
    name: 'Ravi',
    mine: false,
    claimedAt: '2026-11-21T05:00:00.000Z',
    until: '2026-11-21T05:15:00.000Z',
  };

  it('says so and is not decided', async () => {
    const { user, fetch } = await openDesk({
      [`POST ${ADMIN_ROUTES.claim('u1')}`]: () => refusal('case-claimed', { claimedBy: ravi }),
    });
    expect(await screen.findByText(/^Ravi is reviewing this case \(since/)).toBeVisible();
    await user.keyboard('a');
    expect(screen.getByRole('button', { name: 'Approve & Verify' })).toBeDisabled();
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('swallows what one types as a note there, so that no letter is a command (D1)', async () => {
    const { user, fetch } = await openDesk({
      [`POST ${ADMIN_ROUTES.claim('u1')}`]: () => refusal('case-claimed', { claimedBy: ravi }),
    });
    await screen.findByText(/^Ravi is reviewing this case \(since/);
    await user.keyboard('njust a blurred card');
    expect(screen.getByText('Ravi is reviewing this case')).toBeVisible();
    expect(await caseShown('Sravani Reddy')).toBeVisible();
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('can be taken over', async () => {
    const takeOver = vi.fn(() => ok({ claimedBy: { ...ravi, name: 'Padma', mine: true } }));
    const { user } = await openDesk({
      [`POST ${ADMIN_ROUTES.claim('u1')}`]: () => refusal('case-claimed', { claimedBy: ravi }),
      [`POST ${ADMIN_ROUTES.takeOver('u1')}`]: takeOver,
    });
    await user.click(await screen.findByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Approve & Verify' })).toBeEnabled());
  });

  it('is not the one that opens first', async () => {
    const users = [pendingCase('u1', 'Sravani Reddy', { claimedBy: ravi }), pendingCase('u2', 'Karthik Reddy')];
    fakeApi({ [PENDING]: () => ok({ users, total: 2 }) });
    renderApp(PATHS.verify);
    await caseShown('Karthik Reddy');
    expect(screen.getByText(/with Ravi$/)).toBeVisible();
  });
});

describe('a decision that fails', () => {
  it('shows the sentence of the server and keeps the notes', async () => {
    const { user } = await openDesk({ [DECIDE_FIRST]: () => refusal('busy') });
    await user.type(notes(), 'All is well');
    await user.click(screen.getByRole('button', { name: 'Approve & Verify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are busy at the moment. Please try again shortly.');
    expect(notes()).toHaveValue('All is well');
  });

  it('without a reachable server says so in the words of the specification', async () => {
    const { user } = await openDesk({ [DECIDE_FIRST]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.keyboard('a');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to approve user\. .*your notes are kept/);
  });

  it('because the member changed something shows the newest, keeps the notes, and is sent for that then', async () => {
    let seen = 'before';
    for (const version of ['before', 'after']) markLookedAt({ caseId: FIRST_CASE.caseId, seen: version }, 'aadhaar');
    const sent: unknown[] = [];
    const { user } = await openDesk({
      [PENDING]: () =>
        ok({ users: [pendingCase('u1', 'Sravani Reddy', { seen, gothra: `Gothra ${seen}` })], total: 1 }),
      [CHECKS]: () => checked('before', 'after'),
      [DECIDE_FIRST]: (body) => {
        sent.push(body);
        if (seen === 'after') return decided();
        seen = 'after';
        return refusal('changed-meanwhile', { message: ADMIN_MESSAGES.caseChanged });
      },
    });
    await user.type(notes(), 'All is well');
    await user.click(screen.getByRole('button', { name: 'Approve & Verify' }));
    expect(await screen.findByText(ADMIN_MESSAGES.caseChanged)).toBeVisible();
    expect(await screen.findByText('Gothra after')).toBeVisible();
    expect(screen.getByText(/^The member answered or changed details or files while/)).toBeVisible();
    expect(notes()).toHaveValue('All is well');
    await user.click(screen.getByRole('button', { name: 'Approve & Verify' }));
    await screen.findByText('User verified successfully');
    expect(sent).toMatchObject([{ seen: 'before' }, { seen: 'after' }]);
  });

  it('because another administrator was first shows the first decision', async () => {
    const first = { decision: 'reject', decidedBy: 'ravi', decidedAt: '2026-11-21T05:10:00.000Z' };
    const { user } = await openDesk({ [DECIDE_FIRST]: () => refusal('already-decided', { first }) });
    await user.keyboard('a');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rejected by ravi, 21 Nov 2026, 10:40.');
  });
});
