import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, refusal } from '../../../testing/fake-api';
import { pendingCase } from '../../../testing/pending-case';
import { renderApp } from '../../../testing/render-app';
import {
  DECIDE_FIRST,
  FIRST_CASE,
  CHECKS,
  PENDING,
  caseShown,
  notes,
  decided,
  checked,
  openVerify,
} from '../../../testing/open-verify';
import { markLookedAt } from './decision/missing';

it('shows a text that waits open, with why, and folds the others', async () => {
  const selfSummary = 'I teach. Ring 98480 22338';
  const unreadTexts = [
    { field: 'selfSummary' as const, mentions: ['phone' as const] },
    { field: 'jobTitle' as const, mentions: ['dowry' as const] },
  ];
  const users = [
    pendingCase('u1', 'Sravani Reddy', { selfSummary, unreadTexts }),
    pendingCase('u2', 'Karthik Reddy', { selfSummary }),
  ];
  fakeApi({ [PENDING]: () => ok({ users, total: 2 }) });
  const { user } = renderApp(PATHS.verify);
  await caseShown('Sravani Reddy');
  expect(screen.getByText(selfSummary)).toBeVisible();
  expect(screen.getByText('Waits because the text mentions a phone number.')).toBeVisible();
  expect(screen.getByText('Job title: Waits because the text mentions dowry.')).toBeVisible();
  await user.click(screen.getByText('Karthik Reddy'));
  await caseShown('Karthik Reddy');
  expect(screen.queryByText(selfSummary)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Waits because/)).not.toBeInTheDocument();
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
    const { user, fetch } = await openVerify({
      [`POST ${ADMIN_ROUTES.claim('u1')}`]: () => refusal('case-claimed', { claimedBy: ravi }),
    });
    expect(await screen.findByText(/^Ravi is reviewing this case \(since/)).toBeVisible();
    await user.keyboard('a');
    expect(screen.getByRole('button', { name: 'Approve & Verify' })).toBeDisabled();
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('swallows what one types as a note there, so that no letter is a command', async () => {
    const { user, fetch } = await openVerify({
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
    const { user } = await openVerify({
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
    const { user } = await openVerify({ [DECIDE_FIRST]: () => refusal('busy') });
    await user.type(notes(), 'All is well');
    await user.click(screen.getByRole('button', { name: 'Approve & Verify' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We are busy at the moment. Please try again shortly.');
    expect(notes()).toHaveValue('All is well');
  });

  it('without a reachable server says so in the words of the specification', async () => {
    const { user } = await openVerify({ [DECIDE_FIRST]: () => Promise.reject(new TypeError('Failed to fetch')) });
    await user.keyboard('a');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to approve user\. .*your notes are kept/);
  });

  it('because the member changed something shows the newest, keeps the notes, and is sent for that then', async () => {
    let seen = 'before';
    for (const version of ['before', 'after']) markLookedAt({ caseId: FIRST_CASE.caseId, seen: version }, 'aadhaar');
    const sent: unknown[] = [];
    const { user } = await openVerify({
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
    const { user } = await openVerify({ [DECIDE_FIRST]: () => refusal('already-decided', { first }) });
    await user.keyboard('a');
    expect(await screen.findByRole('alert')).toHaveTextContent('Rejected by ravi, 21 Nov 2026, 10:40.');
  });
});
