import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

const nothing = { claims: [], confirmed: null, erasedOn: null };
const server = {
  'GET /profiles/me': { profile: makeMyProfile() },
  'GET /marriages/mine': nothing,
  'GET /interests': { profiles: [], page: 1, total: 0, totalPages: 0, counts: {} },
};
const puts = (calls: ReturnType<typeof fakeApi>) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

async function openDialog(more = {}) {
  const calls = fakeApi({ ...server, 'PUT /profiles/me/married': { married: true }, ...more });
  const { user } = openPage('/my-profile/marriage', makeUser('verified'));
  await user.click(await screen.findByRole('button', { name: 'Our marriage is fixed' }));
  return { calls, user, dialog: within(await screen.findByRole('dialog')) };
}

it('takes one press, and asks nothing else', async () => {
  const { calls, user, dialog } = await openDialog();
  expect(dialog.queryByRole('radio', { checked: true })).toBeNull();
  await user.dblClick(dialog.getByRole('button', { name: 'Close our profile' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(puts(calls)).toEqual([{ married: true }]);
});

it('says where the families met, where they wish', async () => {
  const { calls, user, dialog } = await openDialog();
  await user.click(dialog.getByLabelText('Found elsewhere'));
  await user.click(dialog.getByRole('button', { name: 'Close our profile' }));
  await waitFor(() => expect(puts(calls)).toEqual([{ through: 'elsewhere' }]));
});

it('does not read an announced but missing profile ID as “rather not say”', async () => {
  const { calls, user, dialog } = await openDialog();
  await user.click(dialog.getByLabelText('Another profile ID'));
  await user.click(dialog.getByRole('button', { name: 'Close our profile' }));
  expect(dialog.getByText('This field is required')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Profile ID' })).toHaveFocus());
  expect(puts(calls)).toEqual([]);
});

it('finds a slip in a profile ID before it asks', async () => {
  const { calls, user, dialog } = await openDialog();
  await user.click(dialog.getByLabelText('Another profile ID'));
  const field = dialog.getByRole('textbox', { name: 'Profile ID' });
  await user.type(field, '4827-193 A');
  await user.click(dialog.getByRole('button', { name: 'Close our profile' }));
  expect(dialog.getByText('Please check the profile ID again')).toBeVisible();
  expect(puts(calls)).toEqual([]);
  await user.clear(field);
  await user.type(field, '4827-193 w');
  await user.click(dialog.getByRole('button', { name: 'Close our profile' }));
  await waitFor(() => expect(puts(calls)).toEqual([{ through: 'us', code: '4827-193 w' }]));
});

it('asks the question of the other family alone, and says that a no was received', async () => {
  let claims = [{ id: 'c1', name: 'Arjun Reddy', until: '2026-12-12' }];
  fakeApi({
    ...server,
    'GET /marriages/mine': () => ({ ...nothing, claims }),
    'POST /marriages/c1/answer': () => {
      claims = [];
      return nothing;
    },
  });
  const { user } = openPage('/my-profile/marriage', makeUser('verified'));
  expect(await screen.findByText('Arjun Reddy has told us that your marriage is fixed. Is it so?')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Our marriage is fixed' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'No, it is not so' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Nothing has changed, and we tell no one.');
});
