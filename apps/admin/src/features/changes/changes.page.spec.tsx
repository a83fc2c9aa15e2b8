import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../../shell/paths';
import { fakeApi, ok, page } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { forgetTyping } from '../../ui/shortcuts';

const edit = (id: string, name: string) => ({
  id,
  askedAt: '2026-11-19T05:12:00.000Z',
  member: { userId: id, name, email: `${id}@example.com` },
  changes: [{ field: 'gothra', from: 'Vasishta', to: 'Kashyapa' }],
  photos: [],
  impact: { accepted: 2, pending: 0, documentCheckedAt: null, files: [] },
  decision: null,
});

it('goes on to the next change by keyboard, after one is approved (D22)', async () => {
  let rows = [edit('e1', 'Asha'), edit('e2', 'Ravi')];
  fakeApi({
    [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page(rows),
    [`POST ${ADMIN_ROUTES.profileEditDecision('e1')}`]: () => {
      rows = rows.slice(1);
      return ok({ message: 'Change approved' });
    },
  });
  const { user } = renderApp(PATHS.changes);
  (await screen.findByRole('button', { name: 'Approve the change of Asha' })).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Approve the change of Asha?' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Asha')).not.toBeInTheDocument());
  expect(screen.getByRole('link', { name: 'Ravi' })).toHaveFocus();
});

it('turns, asks and approves by keys, and a burst of keys asks nothing', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page([edit('e1', 'Asha'), edit('e2', 'Ravi')]),
    [`POST ${ADMIN_ROUTES.profileEditDecision('e2')}`]: (body) => {
      sent.push(body);
      return ok({ message: 'Change approved' });
    },
  });
  const { user } = renderApp(PATHS.changes);
  expect((await screen.findAllByText('It affects 2 accepted interests.'))[0]).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ravi' })).toHaveFocus();
  await user.keyboard('xa');
  expect(screen.queryByRole('dialog')).toBeNull();
  forgetTyping();
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Approve the change of Ravi?' })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sent).toMatchObject([{ decision: 'approve' }]));
});
