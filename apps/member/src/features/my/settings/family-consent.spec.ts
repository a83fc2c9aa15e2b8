import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeMyDetails, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';
import { makeAccount } from '../../../spec/make-account';

it('takes the consent about relatives back by one press and a yes, and says what it erases', async () => {
  let details = makeMyDetails({ familyConsent: true, fatherWork: 'Farmer' });
  const calls = fakeApi({
    'GET /account': { account: makeAccount() },
    'GET /auth/sessions': { sessions: [] },
    'GET /profiles/me/details': () => ({ details }),
    'PUT /account/consents/family-details': () => {
      details = makeMyDetails({ version: 2 });
      return { consents: [] };
    },
  });
  const { user } = openPage('/settings', makeUser('verified'));
  await user.click(await screen.findByRole('button', { name: /^Your data/ }));
  await user.click(await screen.findByRole('button', { name: /^Remove what I wrote about my relatives/ }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^This immediately erases what you wrote about your parents/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Yes, remove' }));
  expect(await screen.findByText('What you wrote about your relatives is erased.')).toBeVisible();
  expect(await screen.findByRole('link', { name: /^What you wrote about your relatives/ })).toBeVisible();
  expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([{ given: false }]);
});
