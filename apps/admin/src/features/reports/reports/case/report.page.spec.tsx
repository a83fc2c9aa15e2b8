import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi, ok, page, refusal } from '../../../../testing/fake-api';
import { renderApp } from '../../../../testing/render-app';
import { sendDecisions } from '../../../../ui/feedback/decide-later';
import { endQuietMoment } from '../../../../ui/feedback/quiet-moment';
import { forgetTyping } from '../../../../ui/form/shortcuts';
import { reportPath } from '../../../../shell/paths';
import { closedSentence, NO_DECISION } from './report-form';

beforeEach(() => {
  forgetTyping();
  endQuietMoment();
});

const person = (name: string, accountStatus = 'active') => ({
  userId: name,
  name,
  verificationStatus: 'verified',
  accountStatus,
});
const report = (id: string, reporter: string, reported = 'Kiran Reddy') => ({
  id,
  reason: 'money',
  description: `Words of ${reporter}.`,
  createdAt: '2026-11-19T05:12:00.000Z',
  reported: person(reported, 'on-hold'),
  reporter: person(reporter),
  system: null,
  other: null,
  severity: 'money',
  reports: 2,
  decision: null,
});
const decided = {
  outcome: 'upheld',
  action: 'warn',
  notes: 'Rang both.',
  message: 'Please stop asking for money.',
  decidedBy: 'padma',
  decidedAt: '2026-11-20T05:12:00Z',
};

const caseOf = (reports: object[]) =>
  ok({
    report: reports[0],
    reports,
    twins: [],
    others: [],
    reporters: [
      {
        member: { userId: 'Asha', name: 'Asha' },
        registeredAt: '2026-01-05T05:12:00.000Z',
        ...{ made: 3, upheld: 2, dismissed: 1 },
        interest: { state: 'declined', sentBy: 'reported', sentAt: '2026-11-02T05:12:00.000Z' },
        openedByReporter: null,
        openedByReported: '2026-11-03T05:12:00.000Z',
      },
    ],
    profile: {
      ...exampleProfile(),
      language: 'en',
      age: 30,
      photos: [],
      statusReason: 'It was reported to our team.',
      registeredAt: '2026-11-01T05:12:00.000Z',
      lastActiveAt: '2026-11-19T05:12:00.000Z',
    },
  });

/** Two reports of one case, and a list of what else is open. */
function twoReports(others: object[]) {
  const rows = [report('r1', 'Asha'), report('r2', 'Ravi')];
  const sent: unknown[] = [];
  const seen = () => rows.map((row) => (sent.length > 0 ? { ...row, decision: decided } : row));
  fakeApi({
    [`GET ${ADMIN_ROUTES.reports}`]: () => page(others),
    [`GET ${ADMIN_ROUTES.report('r1')}`]: () => caseOf(seen()),
    [`GET ${ADMIN_ROUTES.report('r9')}`]: () => caseOf([report('r9', 'Someone', 'Vamsi Reddy')]),
    [`POST ${ADMIN_ROUTES.reportDecision('r1')}`]: (body) => {
      sent.push(body);
      return ok({ message: 'Report closed', report: seen()[0] });
    },
  });
  return sent;
}

it('closes all reports of a case by keys, says what becomes of the hold, and opens the next', async () => {
  const sent = twoReports([report('r1', 'Asha'), report('r9', 'Someone', 'Vamsi Reddy')]);
  const { user } = renderApp(reportPath('r1'));
  await screen.findByText('Words of Asha.');
  expect(screen.getByText('Words of Ravi.')).toBeVisible();
  expect(screen.getByText(/3 reports: 2 upheld, 1 dismissed · interest declined, sent by the reported/)).toBeVisible();
  expect(screen.queryByText(/Release the hold/)).toBeNull();
  await user.keyboard('1');
  expect(screen.getByLabelText('Dismissed')).toBeChecked();
  const hold = screen.getByRole('group', { name: 'The profile is on hold. Release the hold?' });
  await user.click(within(hold).getByLabelText(/^Yes/));
  screen.getByRole('button', { name: 'Close all 2 reports' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('· Kiran Reddy')).toBeVisible();
  const next = await screen.findByRole('heading', { name: 'Report about Vamsi Reddy' });
  await waitFor(() => expect(next).toHaveFocus());
  expect(sent).toEqual([]);
  await sendDecisions();
  expect(sent).toEqual([{ outcome: 'dismissed', action: 'none', release: 'yes', seen: 2 }]);
});

it('takes a decision back by Z, and the words for the member are still there', async () => {
  const sent = twoReports([report('r1', 'Asha'), report('r9', 'Someone', 'Vamsi Reddy')]);
  const { user, router } = renderApp(reportPath('r1'));
  await screen.findByText('Words of Asha.');
  await user.keyboard('5');
  await user.type(screen.getByLabelText('What the reported member reads'), ' Write to us.');
  await user.click(screen.getByRole('button', { name: 'Close all 2 reports' }));
  await screen.findByRole('heading', { name: 'Report about Vamsi Reddy' });
  await act(() => router.navigate(reportPath('r1')));
  expect(await screen.findByText(/^Decided a moment ago/)).toBeVisible();
  expect(screen.queryByLabelText('Suspend the account')).toBeNull();
  forgetTyping();
  await user.keyboard('z');
  expect(await screen.findByLabelText('Suspend the account')).toBeChecked();
  expect(screen.getByLabelText('What the reported member reads')).toHaveDisplayValue(/ Write to us\.$/);
  await sendDecisions();
  expect(sent).toEqual([]);
});

it('closes nothing before it is said what becomes of the hold', async () => {
  const sent = twoReports([]);
  const { user } = renderApp(reportPath('r1'));
  await screen.findByText('Words of Asha.');
  await user.keyboard('r{Enter}');
  expect(await screen.findByText('This field is required')).toBeVisible();
  await sendDecisions();
  expect(sent).toEqual([]);
});

it('takes the letters of every queue, and no outcome has a more prominent button', async () => {
  twoReports([]);
  const { user } = renderApp(reportPath('r1'));
  await screen.findByText('Words of Asha.');
  expect(screen.getByRole('button', { name: 'Close all 2 reports' })).toHaveClass('MuiButton-outlined');
  await user.keyboard('r');
  expect(screen.getByLabelText('Dismissed')).toBeChecked();
  forgetTyping();
  await user.keyboard('q');
  expect(screen.getByLabelText('What the reported member reads')).toHaveDisplayValue(/does not fit our rules/);
  await user.click(screen.getByLabelText('Dismissed'));
  screen.getByRole('heading', { level: 1 }).focus();
  forgetTyping();
  await user.keyboard('a');
  expect(screen.getByLabelText('Upheld')).toBeChecked();
  await waitFor(() => expect(screen.getByLabelText('No action')).toHaveFocus());
});

it('says who decided first where another one was quicker, with the name of the member', async () => {
  twoReports([]);
  const rows = [report('r1', 'Asha')];
  fakeApi({
    [`GET ${ADMIN_ROUTES.reports}`]: () => page([]),
    [`GET ${ADMIN_ROUTES.report('r1')}`]: () => caseOf(rows),
    [`POST ${ADMIN_ROUTES.reportDecision('r1')}`]: () => refusal('already-decided', { decision: decided }),
  });
  const { user } = renderApp(reportPath('r1'));
  await screen.findByText('Words of Asha.');
  await user.keyboard('5{Enter}');
  await screen.findByText(/^Decided a moment ago/);
  await sendDecisions();
  expect(await screen.findByText(/^Kiran Reddy: .* By padma, /)).toBeVisible();
});

it.each([
  ['upheld', 'none', 'Report closed'],
  ['upheld', 'warn', 'Report closed, member warned'],
  ['upheld', 'hold', 'Report closed, profile on hold'],
  ['upheld', 'suspend', 'Report closed, account suspended'],
  ['dismissed', 'suspend', 'Report closed'],
] as const)('says what became of the account of a report that is %s with %s', (outcome, action, sentence) => {
  expect(closedSentence({ ...NO_DECISION, outcome, action, release: 'yes' }, false)).toBe(sentence);
  const released = closedSentence({ ...NO_DECISION, outcome, action: 'none', release: 'yes' }, true);
  expect(released).toBe('Report closed, hold released');
});

it('a closed report says what was decided and the message to the member', async () => {
  fakeApi({
    [`GET ${ADMIN_ROUTES.reports}`]: () => page([]),
    [`GET ${ADMIN_ROUTES.report('r1')}`]: () => caseOf([{ ...report('r1', 'Asha'), decision: decided }]),
  });
  renderApp(reportPath('r1'));
  const told = await screen.findByText('Told the member');
  expect(told.nextElementSibling).toHaveTextContent('Please stop asking for money.');
  expect(screen.getByText('Rang both.')).toBeVisible();
});

it('an outcome by key fills in what the member reads; keys in a burst choose nothing', async () => {
  const sent = twoReports([]);
  const { user } = renderApp(reportPath('r1'));
  await screen.findByText('Words of Asha.');
  await user.keyboard('x4');
  expect(screen.getByLabelText('Upheld')).not.toBeChecked();
  expect(await screen.findByText(/^Keys pressed in a row/)).toBeVisible();
  forgetTyping();
  await user.keyboard('2');
  expect(screen.getByLabelText('What the reported member reads')).toHaveDisplayValue(/they were asked for money/);
  await user.keyboard('5');
  expect(screen.getByLabelText('Suspend the account')).toBeChecked();
  expect(screen.getByLabelText('What the reported member reads')).toHaveDisplayValue(/we have closed it/);
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Report closed, account suspended')).toBeVisible();
  const last = await screen.findByRole('link', { name: 'No other report is open' });
  await waitFor(() => expect(last).toHaveFocus());
  await sendDecisions();
  expect(sent).toMatchObject([{ outcome: 'upheld', action: 'suspend', seen: 2 }]);
});
