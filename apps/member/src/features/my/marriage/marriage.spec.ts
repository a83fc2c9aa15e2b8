import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeMyProfile, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

it('does not read an announced but missing number as “nobody”', async () => {
  fakeApi({
    'GET /profiles/me': { profile: makeMyProfile() },
    'GET /marriages/mine': { claims: [], confirmed: null, erasedOn: null },
    'GET /interests': { profiles: [], page: 1, total: 0, totalPages: 0, counts: {} },
  });
  const { user } = openPage('/my-profile/marriage', makeUser('verified'));
  await user.click(await screen.findByRole('button', { name: 'Our marriage is fixed' }));
  const dialog = within(await screen.findByRole('dialog'));
  const next = () => user.click(dialog.getByRole('button', { name: 'Next' }));
  await next();
  await user.click(dialog.getByLabelText('Another profile ID'));
  await next();
  expect(dialog.getByText('This field is required')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Profile ID' })).toHaveFocus());
  expect(dialog.getByText('Step 2 of 3')).toBeVisible();
  await user.click(dialog.getByLabelText('We would rather not say'));
  await next();
  expect(dialog.getByText('Step 3 of 3')).toBeVisible();
});
