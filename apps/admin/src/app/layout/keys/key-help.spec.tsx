import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, page, signInAs } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

it.each([
  [PATHS.verify, 'Verify', 'Pending verifications: 3', ['M', 'P', 'Q', 'Shift+A', 'Ctrl+Enter']],
  [PATHS.photos, 'Photos', 'Photos', ['A, F or Space', 'R or X', 'Shift+F', 'Z']],
  [PATHS.users, 'List', 'Members', ['Z']],
])('? on %s lists its keys', async (path, screenName, heading, keys) => {
  signInAs('owner');
  fakeApi({
    [`GET ${ADMIN_ROUTES.users}`]: () => page([]),
    [`GET ${ADMIN_ROUTES.photos}`]: () => ok({ photos: [], total: 0, review: 'after' }),
  });
  const { user } = renderApp(path);
  await screen.findByRole('heading', { name: heading });
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  const region = await within(help).findByRole('region', { name: screenName });
  const listed = within(region)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
  expect(listed).toEqual(expect.arrayContaining(keys));
  await user.click(within(help).getByRole('button', { name: 'Close' }));
});
