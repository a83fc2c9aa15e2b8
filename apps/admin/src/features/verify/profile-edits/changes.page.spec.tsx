import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, waitFor, within, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, page, refusal } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';
import { sendDecisions } from '../../../ui/feedback/decide-later';
import { forgetTyping } from '../../../ui/form/shortcuts';

const edit = (id: string, name: string) => ({
  id,
  askedAt: '2026-11-19T05:12:00.000Z',
  member: { userId: id, name, email: `${id}@example.com` },
  changes: [{ field: 'gothra', from: 'Vasishta', to: 'Kashyapa', mentions: [] }],
  photos: [],
  impact: { accepted: 2, pending: 0, documentCheckedAt: null, files: [] },
  past: { verifiedAt: '2026-06-03T05:00:00.000Z', allowed: 0, refused: 0, openReports: 0, refusedEdits: 0 },
  decision: null,
});

it('names each field that is to change, also one that was not stated before', async () => {
  const changes = [
    { field: 'surname', from: '', to: 'Gangireddy', mentions: [] },
    { field: 'familyLocation', from: 'Kurnool', to: 't.me/asha', mentions: ['link'] },
    { field: 'gothra', from: 'Vasishta', to: 'Kashyapa', mentions: [] },
    { field: 'fatherWork', from: 'Farmer', to: 'Send money', mentions: ['money'] },
    { field: 'siblings', from: '', to: 'asha@ybl', mentions: ['upi'] },
  ];
  fakeApi({ [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page([{ ...edit('e1', 'Asha'), changes }]) });
  renderApp(PATHS.profileEdits);
  const lines = within(await screen.findByRole('list', { name: 'Changes of Asha' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Surname: Current — Requested Gangireddy',
    'Family location: Current Kurnool Requested t.me/asha',
    'Gothra: Current Vasishta Requested Kashyapa',
    'Father’s work: Current Farmer Requested Send money',
    'Brothers and sisters: Current — Requested asha@ybl',
  ]);
});

it('shows the history of its writer until the change is decided', async () => {
  const refused = { verifiedAt: null, allowed: 1, refused: 2, openReports: 3, refusedEdits: 1 };
  const decision = { decision: 'approve', notes: '', decidedBy: 'padma', decidedAt: '2026-11-20T05:12:00.000Z' };
  fakeApi({
    [`GET ${ADMIN_ROUTES.profileEdits}`]: () =>
      page([
        { ...edit('e1', 'Asha'), past: refused },
        edit('e2', 'Ravi'),
        { ...edit('e3', 'Sita'), past: refused, decision },
      ]),
  });
  renderApp(PATHS.profileEdits);
  const historyOf = async (name: string) =>
    within(await screen.findByRole('listitem', { name })).queryByText(/^The writer: /)?.textContent;
  expect(await historyOf('Asha')).toBe(
    'The writer: not verified · notes before: 1 allowed, 2 refused · 1 change rejected before · 3 open reports',
  );
  expect(await historyOf('Ravi')).toBe(
    'The writer: verified since 3 Jun 2026 · no note held before · no change rejected before · no open report',
  );
  expect(await historyOf('Sita')).toBeUndefined();
});

it('says which field is to change to those whose role does not read it', async () => {
  const changes = [{ field: 'gothra', from: null, to: null, mentions: [] }] as const;
  fakeApi({ [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page([{ ...edit('e1', 'Asha'), changes: [...changes] }]) });
  renderApp(PATHS.profileEdits);
  const list = await screen.findByRole('list', { name: 'Changes of Asha' });
  expect(list).toHaveTextContent('Gothra: your role does not read it');
});

it('goes on to the next change by keyboard, after one is approved', async () => {
  let rows = [edit('e1', 'Asha'), edit('e2', 'Ravi')];
  fakeApi({
    [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page(rows),
    [`POST ${ADMIN_ROUTES.profileEditDecision('e1')}`]: () => {
      rows = rows.slice(1);
      return ok({ message: 'Change approved' });
    },
  });
  const { user } = renderApp(PATHS.profileEdits);
  (await screen.findByRole('button', { name: 'Approve the change of Asha' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Asha' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ravi' })).toHaveFocus());
  await sendDecisions();
  expect(rows).toHaveLength(1);
});

it('turns and approves by keys, a burst of keys approves nothing, and Z takes it back', async () => {
  const sent: unknown[] = [];
  fakeApi({
    [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page([edit('e1', 'Asha'), edit('e2', 'Ravi')]),
    [`POST ${ADMIN_ROUTES.profileEditDecision('e2')}`]: (body) => {
      sent.push(body);
      return ok({ message: 'Change approved' });
    },
  });
  const { user } = renderApp(PATHS.profileEdits);
  expect((await screen.findAllByText('It affects 2 accepted interests.'))[0]).toBeVisible();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ravi' })).toHaveFocus();
  await user.keyboard('xa');
  expect(screen.getByRole('link', { name: 'Ravi' })).toBeVisible();
  forgetTyping();
  await user.keyboard('a');
  expect(await screen.findByText('· Ravi')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Ravi' })).toBeNull();
  forgetTyping();
  await user.keyboard('z');
  expect(await screen.findByRole('link', { name: 'Ravi' })).toBeVisible();
  await sendDecisions();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Approve the change of Ravi' }));
  await sendDecisions();
  expect(sent).toMatchObject([{ decision: 'approve' }]);
});

it.each([
  [
    'the same administrator logs in again',
    { id: 'admin-1', username: 'padma', name: 'Padma' },
    'The card says Vasishta',
  ],
  ['another one logs in, who does not see it', { id: 'admin-2', username: 'ravi', name: 'Ravi' }, ''],
])('the reason of a rejection is kept through a lost session: %s', async (_case, admin, kept) => {
  fakeApi({
    [`GET ${ADMIN_ROUTES.profileEdits}`]: () => page([edit('e1', 'Asha')]),
    [`POST ${ADMIN_ROUTES.profileEditDecision('e1')}`]: () => refusal('session-ended'),
    [`POST ${ADMIN_ROUTES.refresh}`]: () => refusal('session-ended'),
    [`POST ${ADMIN_ROUTES.session}`]: () =>
      ok({ message: '', data: { token: 'fresh', admin: { ...admin, role: 'reviewer' } } }),
  });
  const { user } = renderApp(PATHS.profileEdits);
  const ask = async () => user.click(await screen.findByRole('button', { name: 'Reject the change of Asha' }));
  await ask();
  await user.type(screen.getByRole('textbox', { name: 'Notes' }), 'The card says Vasishta');
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  void sendDecisions();
  const login = await screen.findByRole('dialog', { name: 'Please log in again' });
  await user.clear(screen.getByLabelText('Username'));
  await user.type(screen.getByLabelText('Username'), admin.username);
  await user.type(screen.getByLabelText('Password'), 'right one{Enter}');
  await waitForElementToBeRemoved(login);
  await ask();
  expect(await screen.findByRole('textbox', { name: 'Notes' })).toHaveValue(kept);
});
