import type { OwnSessionAnswer } from '@kalyanam/shared/admin/administrators';
import type { AdminLoginAnswer, AdminLoginRequest, AdminView } from '@kalyanam/shared/admin/contracts';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { API_PREFIX } from '@kalyanam/shared/routes';
import { createApiClient } from '@kalyanam/web/api-client';
import { isApiError } from '@kalyanam/web/api-error';
import { createSessionStore, useSessionUser } from '@kalyanam/web/session-store';
import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** R4: the administrator's session, apart from any member's. */
export const session = createSessionStore<AdminView>('admin-session');

export const api = createApiClient({
  prefix: API_PREFIX,
  getToken: session.token,
  refresh: () => hold(api.post<AdminLoginAnswer>(ADMIN_ROUTES.refresh, undefined, { anonymous: true })),
  onSignedOut: session.signOut,
});

let leaving = false;

async function hold(answering: Promise<AdminLoginAnswer>): Promise<string> {
  const { data } = await answering;
  leaving = false;
  session.signIn(data.admin, data.token);
  return data.token;
}

/** Once per page load: an earlier session comes back by its cookie. Throws when the server can't be reached. */
export async function restoreSession(): Promise<void> {
  if (session.get() === 'unknown') await api.renew();
}

export async function signIn(credentials: AdminLoginRequest): Promise<void> {
  await hold(api.post<AdminLoginAnswer>(ADMIN_ROUTES.session, credentials, { anonymous: true }));
}

/** The second factor that was missing is there: everything opens. */
export function factorIsSetUp(): void {
  const admin = session.user();
  if (admin) session.update({ ...admin, mustSetUpSecondFactor: false });
}

/** The server ends the session first: a sign-out that it never heard of would be none. */
export async function signOut(): Promise<void> {
  try {
    await api.delete(ADMIN_ROUTES.session);
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.status !== 401) throw thrown;
  }
  leaving = true;
  session.signOut();
}

const hasEnded = (): boolean => session.get() === 'signed-out' && !leaving;

export const useAdmin = (): AdminView | null => useSessionUser(session);

/** The session ended without a logout in this tab. */
export const useSessionEnded = (): boolean => useSyncExternalStore(session.subscribe, hasEnded);

export const ownSessionQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.session],
  queryFn: ({ signal }) => api.get<OwnSessionAnswer>(ADMIN_ROUTES.session, { signal }),
});
