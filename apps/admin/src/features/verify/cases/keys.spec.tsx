import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { ok } from '../../../testing/fake-api';
import { pendingCase } from '../../../testing/pending-case';
import {
  DECIDE_FIRST,
  FIRST_CASE,
  PENDING,
  caseShown,
  notes,
  decided,
  pause,
  openVerify,
  openUnread,
} from '../../../testing/open-verify';
import { forgetTyping } from '../../../ui/form/shortcuts';

describe('the keys of the verify page', () => {
  it('J and K move between the cases, and each keeps its notes', async () => {
    const { user } = await openVerify();
    await user.keyboard('n');
    await user.keyboard('Name differs{Escape}j');
    await caseShown('Karthik Reddy');
    expect(notes()).toHaveValue('');
    await user.keyboard('k');
    await caseShown('Sravani Reddy');
    expect(notes()).toHaveValue('Name differs');
  });

  it('A approves and the next case comes', async () => {
    const approve = vi.fn(() => decided());
    const { user } = await openVerify({ [DECIDE_FIRST]: approve });
    await user.keyboard('a');
    await caseShown('Karthik Reddy');
    expect(approve).toHaveBeenCalledExactlyOnceWith({ ...FIRST_CASE, action: 'approve', notes: '' });
    expect(screen.getByText('User verified successfully')).toBeVisible();
  });

  it('A pressed twice decides once: the next case is not approved unseen', async () => {
    const { user, fetch } = await openVerify({ [DECIDE_FIRST]: () => decided() });
    // However slow the machine: both presses come at the same moment.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await user.keyboard('aa');
    await caseShown('Karthik Reddy');
    clock.mockRestore();
    expect(fetch.mock.calls.filter(([url]) => url.endsWith('/decision'))).toHaveLength(1);
  });

  it('R lists the reasons, a digit chooses one, Enter rejects', async () => {
    const reject = vi.fn(() => decided());
    const { user } = await openVerify({ [DECIDE_FIRST]: reject });
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
    const { user } = await openVerify({ [DECIDE_FIRST]: reject });
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

  it('with reasons ticked A does nothing, and Reject is what one is about to do', async () => {
    const { user, fetch } = await openVerify();
    await user.keyboard('r23');
    pause();
    await user.keyboard('aj');
    expect(screen.getByRole('button', { name: 'Approve & Verify' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Reject (2)' })).toBeEnabled();
    expect(await caseShown('Sravani Reddy')).toBeVisible();
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('Cancel closes the list of reasons where there is no Escape key', async () => {
    const { user } = await openVerify();
    await user.click(screen.getByRole('button', { name: /^Reject/ }));
    await user.click(screen.getByRole('button', { name: /^Cancel/ }));
    expect(screen.queryByRole('group', { name: /Why are you rejecting/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^Approve & Verify/ })).toBeEnabled();
  });

  it('a letter of a burst of typing decides nothing', async () => {
    const { user, fetch } = await openVerify();
    await user.keyboard('looks fa');
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
    expect(await screen.findByText(/^That looked like typing/)).toBeVisible();
    pause();
    await user.keyboard('a');
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(true);
  });

  it('offline decides nothing and says so', async () => {
    const { user, fetch } = await openVerify();
    fetch.mockRejectedValue(new TypeError('Failed to fetch'));
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText('Offline - decisions are paused')).toBeVisible();
    await user.keyboard('a');
    fireEvent(window, new Event('online'));
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });

  it('A on an incomplete case asks once, and Shift+A approves with the answer', async () => {
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
    expect(
      await screen.findByText('Identity document not looked at for 2 seconds, not everything is checked'),
    ).toBeVisible();
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
        acknowledged: ['identity-unopened', 'checks-open'],
        overrideReason: 'Confirmed by phone',
      }),
    );
  });

  it('Z undoes the decision, and the case and its notes come back', async () => {
    const undone = vi.fn(() => ok({ message: 'Decision undone' }));
    const { user } = await openVerify({
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

  it('Z undoes also where no case is left, and from another page; the toast names the person', async () => {
    const undone = vi.fn(() => ok({ message: 'Decision undone' }));
    const { user, router } = await openVerify({
      [PENDING]: () => ok({ users: [pendingCase('u1', 'Sravani Reddy')], total: 1 }),
      [DECIDE_FIRST]: () => decided(),
      [`DELETE ${ADMIN_ROUTES.decision('u1')}`]: undone,
    });
    await user.type(notes(), 'All is well');
    await user.click(screen.getByRole('button', { name: 'Approve & Verify' }));
    expect(await screen.findByRole('heading', { name: 'Just decided · 1' })).toBeVisible();
    expect(screen.getByText('· Sravani Reddy')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Undo Sravani Reddy' })).toBeVisible();
    await act(() => router.navigate(PATHS.coupons));
    forgetTyping();
    await user.keyboard('z');
    await waitFor(() => expect(undone).toHaveBeenCalledOnce());
    await user.keyboard('z');
    expect(undone).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe(PATHS.coupons);
  });

  it('are letters while notes are typed', async () => {
    const { user, fetch } = await openVerify();
    await user.click(notes());
    await user.keyboard('jar');
    expect(notes()).toHaveValue('jar');
    expect(fetch.mock.calls.some(([url]) => url.endsWith('/decision'))).toBe(false);
  });
});
