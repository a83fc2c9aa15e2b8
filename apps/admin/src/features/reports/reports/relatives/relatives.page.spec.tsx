import type { RelativesNoticeRow } from '@kalyanam/shared/team/relatives-notices';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../../shell/paths';
import { fakeApi, ok, page, refusal, signInAs } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';

const LIST = `GET ${ADMIN_ROUTES.relativesNotices}`;
const ANSWER = `POST ${ADMIN_ROUTES.relativesNoticeAnswer('n1')}`;
const row = (more: Partial<RelativesNoticeRow> = {}): RelativesNoticeRow => ({
  id: 'n1',
  ticket: '2026-0042',
  email: 'uncle@example.org',
  what: 'I am not her brother.',
  confirmedAt: '2000-11-20T05:00:00.000Z',
  answeredBy: '2000-12-20T05:00:00.000Z',
  answer: null,
  ...more,
});

describe('notices from relatives', () => {
  it('are listed with their due time, and answered once by a reviewer', async () => {
    const sent = vi.fn(() => ok({ message: 'Answer sent', notice: row() }));
    fakeApi({ [LIST]: () => page([row()]), [ANSWER]: sent });
    const { user } = renderApp(PATHS.relativesNotices);
    const line = within(await screen.findByRole('row', { name: /^2026-0042/ }));
    expect(line.getByText('I am not her brother.')).toBeVisible();
    expect(line.getByText('Overdue')).toBeVisible();
    await user.click(line.getByRole('button', { name: 'Answer 2026-0042' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Answer 2026-0042' }));
    await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(sent).not.toHaveBeenCalled();
    await user.type(dialog.getByLabelText(/^Answer/), 'We have erased it.');
    await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(await screen.findByText('Answer sent')).toBeVisible();
    expect(sent).toHaveBeenCalledOnce();
  });

  it('are only read by support', async () => {
    signInAs('support');
    fakeApi({ [LIST]: () => page([row({ answer: { text: 'Erased.', by: 'padma', at: '2026-11-21' } })]) });
    renderApp(PATHS.relativesNotices);
    const line = within(await screen.findByRole('row', { name: /^2026-0042/ }));
    expect(line.getByText(/by padma: Erased\./)).toBeVisible();
    expect(line.queryByRole('button')).not.toBeInTheDocument();
  });

  it('that a colleague has answered say so', async () => {
    fakeApi({ [LIST]: () => page([row()]), [ANSWER]: () => refusal('already-decided') });
    const { user } = renderApp(PATHS.relativesNotices);
    await user.click(await screen.findByRole('button', { name: 'Answer 2026-0042' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText(/^Answer/), 'Erased.');
    await user.click(dialog.getByRole('button', { name: 'Send the answer' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This case has already been decided.');
  });
});
