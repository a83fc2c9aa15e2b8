import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, refusal } from '../../testing/fake-api';
import { pendingCase } from '../../testing/pending-case';
import { renderApp } from '../../testing/render-app';

const DECIDE_FIRST = `POST ${ADMIN_ROUTES.decision('u1')}`;
const FIRST_CASE = { caseId: 'case of u1', seen: 'seen of u1' };
const PENDING = `GET ${ADMIN_ROUTES.verifications}`;

const caseShown = (name: string) => screen.findByRole('heading', { level: 2, name });
const notes = () => screen.getByLabelText(/^Verification notes/);

const decided = (sessionUpdated: boolean) => ok({ message: '', user: {}, sessionUpdated });

async function openDesk(answers: Parameters<typeof fakeApi>[0] = {}) {
  const fetch = fakeApi(answers);
  const { user } = renderApp(PATHS.verify);
  await caseShown('Sravani Reddy');
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
    const approve = vi.fn(() => decided(true));
    const { user } = await openDesk({ [DECIDE_FIRST]: approve });
    await user.keyboard('a');
    await caseShown('Karthik Reddy');
    expect(approve).toHaveBeenCalledExactlyOnceWith({ ...FIRST_CASE, action: 'approve', notes: '' });
    expect(screen.getByText('User verified successfully - User token updated')).toBeVisible();
  });

  it('A pressed twice decides once: the next case is not approved unseen', async () => {
    const { user, fetch } = await openDesk({ [DECIDE_FIRST]: () => decided(false) });
    // However slow the machine: both presses come at the same moment.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.keyboard('aa');
    await caseShown('Karthik Reddy');
    clock.mockRestore();
    expect(fetch.mock.calls.filter(([url]) => url.endsWith('/decision'))).toHaveLength(1);
  });

  it('R lists the reasons, a digit chooses one, Enter rejects', async () => {
    const reject = vi.fn(() => decided(false));
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

  it('a rejection without a reason asks for notes; Ctrl+Enter then rejects', async () => {
    const reject = vi.fn(() => decided(false));
    const { user } = await openDesk({ [DECIDE_FIRST]: reject });
    await user.keyboard('r{Enter}');
    expect(notes()).toHaveFocus();
    expect(notes()).toHaveAccessibleDescription(/choose a reason or write what is wrong/);
    await user.keyboard('The photo shows someone else{Control>}{Enter}{/Control}');
    await caseShown('Karthik Reddy');
    expect(reject).toHaveBeenCalledExactlyOnceWith({
      ...FIRST_CASE,
      action: 'reject',
      notes: 'The photo shows someone else',
    });
    expect(screen.getByText('User rejected successfully')).toBeVisible();
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
    expect(await screen.findByText(/^Ravi is working on this case/)).toBeVisible();
    await user.keyboard('a');
    expect(screen.getByRole('button', { name: 'Approve & Verify' })).toBeDisabled();
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('is not the one that opens first', async () => {
    const users = [pendingCase('u1', 'Sravani Reddy', { claimedBy: ravi }), pendingCase('u2', 'Karthik Reddy')];
    fakeApi({ [PENDING]: () => ok({ users, total: 2 }) });
    renderApp(PATHS.verify);
    await caseShown('Karthik Reddy');
    expect(screen.getByText('claimed by Ravi')).toBeVisible();
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
    const sent: unknown[] = [];
    const { user } = await openDesk({
      [PENDING]: () =>
        ok({ users: [pendingCase('u1', 'Sravani Reddy', { seen, gothra: `Gothra ${seen}` })], total: 1 }),
      [DECIDE_FIRST]: (body) => {
        sent.push(body);
        if (seen === 'after') return decided(false);
        seen = 'after';
        return refusal('changed-meanwhile', { message: ADMIN_MESSAGES.caseChanged });
      },
    });
    await user.type(notes(), 'All is well');
    await user.click(screen.getByRole('button', { name: 'Approve & Verify' }));
    expect(await screen.findByText(ADMIN_MESSAGES.caseChanged)).toBeVisible();
    expect(await screen.findByText('Gothra after')).toBeVisible();
    expect(screen.getByText(/^The member changed details, photos or documents while/)).toBeVisible();
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

describe('the queue', () => {
  it('that is empty says so', async () => {
    fakeApi({ [PENDING]: () => ok({ users: [], total: 0 }) });
    renderApp(PATHS.verify);
    expect(await screen.findByText('No Pending Verifications')).toBeVisible();
  });

  it('that fails to load is no empty queue, and Retry loads it', async () => {
    let broken = true;
    fakeApi({
      [PENDING]: () => (broken ? refusal('unexpected') : ok({ users: [], total: 0 })),
    });
    const { user } = renderApp(PATHS.verify);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('No Pending Verifications')).not.toBeInTheDocument();
    broken = false;
    await user.click(retry);
    expect(await screen.findByText('No Pending Verifications')).toBeVisible();
  });
});
