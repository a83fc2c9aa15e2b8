import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { session } from '../../../session/admin-session';
import { PATHS } from '../../../shell/paths';
import { fakeApi, ok, page } from '../../../testing/fake-api';
import { renderApp } from '../../../testing/render-app';

const ADMIN = { id: 'admin-1', username: 'padma', name: 'Padma', role: 'reviewer', mustChangePassword: true } as const;

beforeEach(() => session.signIn(ADMIN, 'token'));

it('a password that was handed out is changed before any other page opens, and typed twice', async () => {
  let changed = false;
  fakeApi({
    [`GET ${ADMIN_ROUTES.users}`]: () => page([]),
    [`GET ${ADMIN_ROUTES.session}`]: () =>
      ok({
        admin: { ...ADMIN, mustChangePassword: !changed },
        secondFactor: { enabled: false, required: false, recoveryCodesLeft: 0 },
      }),
    [`GET ${ADMIN_ROUTES.ownSessions}`]: () => ok({ sessions: [] }),
    [`PUT ${ADMIN_ROUTES.ownPassword}`]: () => {
      changed = true;
      return ok({ message: 'Password changed' });
    },
  });
  const { user, router } = renderApp(PATHS.users);
  await screen.findByText(/^Your password was given to you/);
  expect(router.state.location.pathname).toBe(PATHS.account);
  expect(screen.queryByRole('heading', { name: 'Two-step sign-in' })).toBeNull();
  await user.type(screen.getByLabelText('Current password'), 'Given2Morning');
  await user.type(screen.getByLabelText('New password'), 'Own2Morning');
  await user.type(screen.getByLabelText('New password again'), 'Own3Morning');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('The two new passwords differ')).toBeVisible();
  await user.clear(screen.getByLabelText('New password again'));
  await user.type(screen.getByLabelText('New password again'), 'Own2Morning');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText(/^Your password is changed/);
  await router.navigate(PATHS.users);
  expect(await screen.findByRole('heading', { name: 'Members' })).toBeVisible();
});
