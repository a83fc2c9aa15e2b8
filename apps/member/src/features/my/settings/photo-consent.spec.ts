import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fetchOwnThumb } from '../../../parts/account/own-thumb';
import { fakeApi } from '../../../spec/fake-api';
import { makeUser } from '../../../spec/make';
import { makeAccount } from '../../../spec/make-account';
import { openPage } from '../../../spec/open-page';

it('takes back that the photos are real, and shows them nowhere any more', async () => {
  const photo = { id: 'a', thumb: '/t/a', card: '/c/a', full: '/f/a', width: 4, height: 5, state: 'approved' };
  let given = true;
  fakeApi({
    'GET /account': { account: makeAccount() },
    'GET /auth/sessions': { sessions: [] },
    'GET /files/photos': () => ({ photos: given ? [photo] : [] }),
    'GET /account/consents': () => ({
      consents: [{ kind: 'photo-declaration', givenAt: given ? '2026-11-20T06:00:00.000Z' : null }],
    }),
    'PUT /account/consents/photo-declaration': () => {
      given = false;
      return { consents: [] };
    },
  });
  const { user } = openPage('/settings', makeUser('verified'));
  await fetchOwnThumb();
  const face = () => document.querySelector('header img[src="/t/a"]');
  await waitFor(() => expect(face()).not.toBeNull());
  await user.click(await screen.findByRole('button', { name: /^Your data/ }));
  await user.click(await screen.findByRole('button', { name: /^Remove my photos/ }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Yes, remove' }));
  expect(await screen.findByText('Your photos are erased.')).toBeVisible();
  expect(face()).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove my photos/ })).toBeNull();
});
