import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi } from '../../../spec/fake-api';
import { makeInterest, makeView, makeUser } from '../../../spec/make';
import { openPage } from '../../../spec/open-page';

it('shows what the server shows others, with nothing to press', async () => {
  fakeApi({
    'GET /profiles/me/preview': ({ query }) => ({
      shown: false,
      profile: makeView({
        name: query.get('as') === 'verified' ? 'As Verified Reddy' : 'As Semi Reddy',
        interest: makeInterest({ canShow: true }),
      }),
    }),
  });
  const { user } = openPage('/my-profile/preview', makeUser('verified'));
  expect(await screen.findByRole('heading', { level: 1, name: /^As Verified Reddy/ })).toBeVisible();
  expect(screen.getByText(/^At present no one sees your profile/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Show Interest' }).closest('[inert]')).not.toBeNull();
  await user.click(within(screen.getByRole('main')).getByLabelText('Semi-verified members'));
  expect(await screen.findByRole('heading', { level: 1, name: /^As Semi Reddy/ })).toBeVisible();
});
