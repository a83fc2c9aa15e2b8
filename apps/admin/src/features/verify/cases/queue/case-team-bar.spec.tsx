import { NO_TEAM, type CaseTeam } from '@kalyanam/shared/team/case-team';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PATHS } from '../../../../shell/paths';
import { fakeApi, ok } from '../../../../testing/fake-api';
import { pendingCase } from '../../../../testing/pending-case';
import { renderApp } from '../../../../testing/render-app';
import { forgetTyping } from '../../../../ui/form/shortcuts';

const PENDING = `GET ${ADMIN_ROUTES.verifications}`;
const AT = '2026-11-21T05:00:00.000Z';

async function openCase(team: Partial<CaseTeam>, answers: Parameters<typeof fakeApi>[0] = {}) {
  const users = [pendingCase('u1', 'Sravani Reddy', { team: { ...NO_TEAM, ...team } })];
  fakeApi({ [PENDING]: () => ok({ users, total: 1 }), ...answers });
  const { user } = renderApp(PATHS.verify);
  await screen.findByRole('heading', { level: 2, name: 'Sravani Reddy' });
  return user;
}

describe('what reviewers share about a case', () => {
  it('M assigns it to oneself', async () => {
    const assign = vi.fn(() => ok({ assignment: null }));
    const user = await openCase({}, { [`POST ${ADMIN_ROUTES.assignment('u1')}`]: assign });
    await user.keyboard('m');
    expect(await screen.findByText('Assigned to you')).toBeVisible();
    expect(assign).toHaveBeenCalledExactlyOnceWith({});
  });

  it('P passes it to a colleague with a note', async () => {
    const assign = vi.fn(() => ok({ assignment: null }));
    const user = await openCase(
      {},
      {
        [`GET ${ADMIN_ROUTES.colleagues}`]: () => ok({ colleagues: [{ id: 'a2', name: 'Ravi', assigned: 2 }] }),
        [`POST ${ADMIN_ROUTES.assignment('u1')}`]: assign,
      },
    );
    await user.keyboard('p');
    await screen.findByRole('option', { name: 'Ravi (2 assigned)' });
    await user.selectOptions(screen.getByLabelText('Colleague'), 'a2');
    await user.type(screen.getByLabelText(/^Note to the colleague/), 'Do you know the family?');
    await user.click(screen.getByRole('button', { name: 'Pass the case' }));
    expect(await screen.findByText('Passed to Ravi')).toBeVisible();
    expect(assign).toHaveBeenCalledExactlyOnceWith({
      colleagueId: 'a2',
      note: 'Do you know the family?',
    });
  });

  it('Q asks the member, beginning with a template, and an empty question is not sent', async () => {
    const ask = vi.fn(() => ok({ message: 'Question sent', question: {} }));
    const template = { id: 't1', purpose: 'question', title: 'Card', en: 'Dear {name}, whose card?', te: '' };
    const user = await openCase(
      {},
      {
        [`GET ${ADMIN_ROUTES.templates}`]: () => ok({ templates: [template] }),
        [`POST ${ADMIN_ROUTES.question('u1')}`]: ask,
      },
    );
    await user.keyboard('q');
    await user.click(await screen.findByRole('button', { name: 'Send question' }));
    expect(screen.getByLabelText('Question')).toHaveAccessibleDescription(/^Please write a question/);
    await user.selectOptions(await screen.findByLabelText('Template'), 't1 en');
    await user.click(screen.getByRole('button', { name: 'Send question' }));
    expect(await screen.findByText('Question sent')).toBeVisible();
    expect(ask).toHaveBeenCalledExactlyOnceWith({
      caseId: 'case of u1',
      question: 'Dear Sravani Reddy, whose card?',
    });
  });

  it('keeps a question that is being written, whatever template follows it and although its dialog was closed', async () => {
    const template = { id: 't1', purpose: 'question', title: 'Card', en: 'Whose card?', te: 'ఎవరి కార్డు?' };
    const user = await openCase({}, { [`GET ${ADMIN_ROUTES.templates}`]: () => ok({ templates: [template] }) });
    await user.keyboard('q');
    await user.type(await screen.findByLabelText('Question'), 'Two things.');
    await user.selectOptions(await screen.findByLabelText('Template'), 't1 en');
    await user.selectOptions(screen.getByLabelText('Template'), 't1 te');
    expect(screen.getByLabelText('Question')).toHaveValue('Two things.\nఎవరి కార్డు?');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^Ask the member/ }));
    expect(await screen.findByLabelText('Question')).toHaveValue('Two things.\nఎవరి కార్డు?');
  });

  it('says of the first of two approvals that the member gets nothing yet', async () => {
    await openCase({ needsTwo: true });
    expect(screen.getByText('This is the first of two approvals: Sravani gets nothing yet')).toBeVisible();
  });

  it('shows question and answer, and who approved first', async () => {
    forgetTyping();
    await openCase({
      firstYes: { by: 'Ravi', mine: false, at: AT },
      question: {
        id: 'q1',
        state: 'answered',
        question: 'Whose card?',
        askedBy: 'Ravi',
        askedAt: AT,
        answer: 'My aunt’s.',
        endedAt: AT,
      },
    });
    expect(screen.getByText('My aunt’s.')).toBeVisible();
    expect(screen.getByText(/^Ravi approved this on .* Another reviewer has to approve it too\.$/)).toBeVisible();
    expect(screen.getByText('Answered')).toBeVisible();
  });
});
