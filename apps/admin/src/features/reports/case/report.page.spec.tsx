import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { exampleProfile } from '@kalyanam/shared/profile/fields';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, ok, page } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { reportPath } from '../../../shell/paths';

const person = (name: string, accountStatus = 'active') => ({
  userId: name,
  name,
  verificationStatus: 'verified',
  accountStatus,
});
const report = (id: string, reporter: string) => ({
  id,
  reason: 'money',
  description: `Words of ${reporter}.`,
  createdAt: '2026-11-19T05:12:00.000Z',
  reported: person('Kiran Reddy', 'on-hold'),
  reporter: person(reporter),
  reports: 2,
  decision: null,
});
const decided = {
  outcome: 'dismissed',
  action: 'none',
  notes: '',
  decidedBy: 'padma',
  decidedAt: '2026-11-20T05:12:00Z',
};

it('closes all reports about a member by one decision, which says what becomes of the hold', async () => {
  let sent: unknown = null;
  const rows = [report('r1', 'Asha'), report('r2', 'Ravi')];
  const seen = () => rows.map((row) => (sent ? { ...row, decision: decided } : row));
  fakeApi({
    [`GET ${ADMIN_ROUTES.reports}`]: () => page([report('r9', 'Someone')]),
    [`GET ${ADMIN_ROUTES.report('r1')}`]: () =>
      ok({
        report: seen()[0],
        reports: seen(),
        others: [],
        profile: {
          ...exampleProfile(),
          age: 30,
          photos: [],
          statusReason: 'It was reported to our team.',
          registeredAt: '2026-11-01T05:12:00.000Z',
          lastActiveAt: '2026-11-19T05:12:00.000Z',
        },
      }),
    [`POST ${ADMIN_ROUTES.reportDecision('r1')}`]: (body) => {
      sent = body;
      return ok({ message: 'Report closed', report: seen()[0] });
    },
  });
  const { user } = renderApp(reportPath('r1'));
  await screen.findByText('Words of Asha.');
  expect(screen.getByText('Words of Ravi.')).toBeVisible();
  expect(screen.queryByText(/Release the hold/)).toBeNull();
  await user.click(screen.getByLabelText('No problem found'));
  const hold = screen.getByRole('group', { name: 'The profile is on hold. Release the hold?' });
  await user.click(within(hold).getByLabelText(/^Yes/));
  screen.getByRole('button', { name: 'Close all 2 reports' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Report closed: Kiran Reddy')).toBeVisible();
  expect(sent).toEqual({ outcome: 'dismissed', action: 'none', release: 'yes', seen: 2 });
  const next = await screen.findByRole('link', { name: 'Next report' });
  expect(next).toHaveAttribute('href', reportPath('r9'));
  await waitFor(() => expect(next).toHaveFocus());
});
