import type { NoteDecisionRequest, WaitingNote } from '@kalyanam/shared/team/held-notes';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, refusal, signInAs } from '../../../testing/fake-api';
import { press, serveQueue } from '../../../testing/queue';
import { renderApp } from '../../../testing/render-app';
import { beginQuietMoment } from '../../../ui/feedback/quiet-moment';
import { forgetTyping } from '../../../ui/form/shortcuts';
import { sendDecisions } from '../../../ui/feedback/decide-later';

const waiting = (id: string, more: Partial<WaitingNote> = {}): WaitingNote => ({
  ...{ id, note: 'Please send money today', marks: [{ from: 7, to: 17, pattern: 'money' }] },
  sender: { id: `s-${id}`, name: `Sender ${id}`, verifiedAt: null, allowed: 0, refused: 0, openReports: 0 },
  receiver: { id: `r-${id}`, name: `Receiver ${id}` },
  ...{ since: '2026-11-20T06:00:00.000Z', due: '2026-11-21T06:00:00.000Z' },
  ...more,
});

const QUEUE = { list: ADMIN_ROUTES.heldNotes, name: 'notes', decision: ADMIN_ROUTES.heldNoteDecision };
const serve = (...notes: WaitingNote[]) => serveQueue<NoteDecisionRequest>(QUEUE, notes);

describe('held words', () => {
  beforeEach(() => {
    forgetTyping();
    signInAs('reviewer');
  });

  it('are shown with their marks and both families, and decided by one key each', async () => {
    const decided = serve(waiting('a'), waiting('b'));
    const { user } = renderApp(PATHS.heldNotes);
    expect(await screen.findByText('send money')).toBeVisible();
    expect(screen.getByText('send money').tagName).toBe('MARK');
    expect(screen.getByText('Found: money')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sender a' })).toHaveAttribute('href', '/admin/users/s-a');
    expect(screen.getByRole('link', { name: 'Receiver a' })).toHaveAttribute('href', '/admin/users/r-a');
    await press(user, 'a');
    expect(await screen.findByRole('link', { name: 'Sender b' })).toBeVisible();
    await press(user, 'r');
    expect(await screen.findByText('No words waiting')).toBeVisible();
    expect(decided).toEqual([]);
    await sendDecisions();
    expect(decided).toEqual([{ act: 'allow' }, { act: 'refuse' }]);
  });

  it('are back by Z within ten seconds, from any page, and no family has read them', async () => {
    const decided = serve(waiting('a'), waiting('b'));
    const { user, router } = renderApp(PATHS.heldNotes);
    await screen.findByText('Sender a');
    await press(user, 'a');
    expect(await screen.findByText('· Sender a')).toBeVisible();
    // The next one is there only now: the same key, pressed twice, decides nothing.
    forgetTyping();
    beginQuietMoment();
    await user.keyboard('a');
    await act(() => router.navigate(PATHS.coupons));
    await press(user, 'z');
    await act(() => router.navigate(PATHS.heldNotes));
    expect(await screen.findByText('Sender a')).toBeVisible();
    await sendDecisions();
    expect(decided).toEqual([]);
  });

  it('are sent when the ten seconds are over, or the page is closed', async () => {
    const decided = serve(waiting('a'), waiting('b'));
    const { user } = renderApp(PATHS.heldNotes);
    await screen.findByText('Sender a');
    await press(user, 'r');
    await screen.findByText('Sender b');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(decided).toEqual([{ act: 'refuse' }]));
    await press(user, 'z');
    await press(user, 'r');
    await waitFor(() => expect(decided).toHaveLength(2), { timeout: 12_000 });
  }, 30_000);

  it('come with what the team knows of their writer, and no button is the default', async () => {
    const sender = { id: 's', name: 'Sender', verifiedAt: null, allowed: 1, refused: 2, openReports: 1 };
    serve(waiting('a', { sender }));
    renderApp(PATHS.heldNotes);
    expect(
      await screen.findByText('The writer: not verified · notes before: 1 allowed, 2 refused · 1 open report'),
    ).toBeVisible();
    for (const button of screen.getAllByRole('button', { name: /^(?:Allow|Refuse)/ }))
      expect(button).not.toHaveClass('MuiButton-contained');
  });

  it('are never decided by typing a word (R53)', async () => {
    const decided = serve(waiting('a'));
    const { user } = renderApp(PATHS.heldNotes);
    await screen.findByText('send money');
    await user.keyboard('xar');
    expect(decided).toEqual([]);
    expect(await screen.findAllByText(/Keys pressed in a row decide nothing/)).not.toHaveLength(0);
  });

  it('are refused with a warning or a hold only with a reason, which stays typed', async () => {
    const decided = serve(waiting('a'));
    const { user } = renderApp(PATHS.heldNotes);
    await screen.findByText('send money');
    await press(user, 'h');
    await user.click(await screen.findByRole('button', { name: 'Refuse and hold' }));
    expect(decided).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Reason/ }), 'You asked for money');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: /^Refuse and hold the account/ }));
    expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('You asked for money');
    await user.click(screen.getByRole('button', { name: 'Refuse and hold' }));
    await sendDecisions();
    expect(decided).toEqual([{ act: 'hold', message: 'You asked for money' }]);
  });

  it('are late after the 24 hours promised to their writers', async () => {
    const hours = (ago: number) => new Date(Date.now() - ago * 3_600_000).toISOString();
    serve(waiting('a', { since: hours(25) }), waiting('b', { since: hours(13) }));
    const { user } = renderApp(PATHS.heldNotes);
    expect(await screen.findByText(/over the promised 24 hours/)).toBeInTheDocument();
    expect(screen.getByText('1 of 2')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Next/ }));
    expect(await screen.findByText(/due within 11 hours/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Next/ })).toBeDisabled();
  });

  it('are gone through by J and K', async () => {
    serve(waiting('a'), waiting('b'));
    const { user } = renderApp(PATHS.heldNotes);
    await screen.findByRole('link', { name: 'Sender a' });
    await press(user, 'j');
    expect(await screen.findByRole('link', { name: 'Sender b' })).toBeVisible();
    await press(user, 'k');
    expect(await screen.findByRole('link', { name: 'Sender a' })).toBeVisible();
  });

  it('are loaded again once a colleague has decided them', async () => {
    const notes = [waiting('a')];
    fakeApi({
      [`GET ${ADMIN_ROUTES.heldNotes}`]: () => ok({ notes, total: notes.length }),
      [`POST ${ADMIN_ROUTES.heldNoteDecision('a')}`]: () => {
        notes.pop();
        return refusal('changed-meanwhile');
      },
    });
    const { user } = renderApp(PATHS.heldNotes);
    await user.click(await screen.findByRole('button', { name: /^Allow/ }));
    expect(await screen.findByText('No words waiting')).toBeVisible();
    await sendDecisions();
    expect(screen.getByText(/^Sender a: This has changed/)).toBeVisible();
    expect(await screen.findByText('No words waiting')).toBeVisible();
  });

  it('say so when they do not load', async () => {
    fakeApi({ [`GET ${ADMIN_ROUTES.heldNotes}`]: () => refusal('unexpected') });
    renderApp(PATHS.heldNotes);
    expect(await screen.findByRole('button', { name: /try again|retry/i })).toBeVisible();
  });
});
