import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import { followSession } from '../app/follow-session';
import { routeTable } from '../app/router';
import { Toaster } from '../app/toaster';
import { session } from '../session/session';

/** The whole application at an address, as a visitor or as a signed-in user; `state` is what a reload finds in its history entry. */
export function openPage(path: string | { pathname: string; state: unknown }, user: SessionUser | null = null) {
  if (user) session.signIn(user, 'token');
  else session.markSignedOut();
  const router = createMemoryRouter(routeTable(), { initialEntries: [path] });
  followSession(router);
  render(
    <>
      <RouterProvider router={router} />
      <Toaster />
    </>,
  );
  return {
    user: userEvent.setup(),
    /** Navigates like a link of the application. */
    go: (to: string) => act(() => router.navigate(to)),
    state: () => router.state.location.state as unknown,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
