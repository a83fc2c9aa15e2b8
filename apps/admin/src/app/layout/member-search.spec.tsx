import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, page } from '../../testing/fake-api';
import { renderApp } from '../../testing/render-app';
import { PATHS } from '../../shell/paths';

const ROW = {
  userId: 'u9',
  name: 'Goli Lakshmi Reddy',
  email: 'goli@example.com',
  phone: '9848054321',
  gender: 'female',
  age: 27,
  verificationStatus: 'verified',
  accountStatus: 'active',
  isActive: true,
  registeredAt: '2026-11-19T05:12:00.000Z',
  lastActiveAt: '2026-11-19T05:12:00.000Z',
};

it.each(['/', '{Control>}k{/Control}'])('%s finds a member from any page', async (keys) => {
  const fetch = fakeApi({ [`GET ${ADMIN_ROUTES.users}`]: () => page([ROW]) });
  const { user, router } = renderApp(PATHS.account);
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard(keys);
  const field = await screen.findByRole('searchbox', { name: /^Name, last digits/ });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard('54321{Enter}');
  const found = await screen.findByRole('link', { name: /^Goli Lakshmi Reddy/ });
  expect(fetch.mock.calls.some(([url]) => url.endsWith(`${ADMIN_ROUTES.users}?q=54321`))).toBe(true);
  await user.keyboard('{ArrowDown}');
  expect(found).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/users/u9'));
});

it('a slash in a field is only a slash', async () => {
  fakeApi();
  const { user } = renderApp(PATHS.verify);
  await screen.findByRole('heading', { level: 2, name: 'Sravani Reddy' });
  await user.click(screen.getByLabelText(/^Verification notes/));
  await user.keyboard('a/b');
  expect(screen.queryByRole('dialog')).toBeNull();
});
