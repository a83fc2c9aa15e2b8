import type { OwnSessionAnswer } from '@kalyanam/shared/team/administrators';
import type { AdminLoginAnswer, AdminLoginRequest, AdminView } from '@kalyanam/shared/team/contracts';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { ADMIN_SESSION_MARK } from '@kalyanam/shared/contracts/auth';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { createApiClient } from '@kalyanam/web/api-client';
import { isApiError } from '@kalyanam/web/api-error';
import { createSessionStore } from '@kalyanam/web/session-store';
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
  if (session.get() !== 'unknown') return;
  if (document.cookie.split('; ').includes(`${ADMIN_SESSION_MARK}=1`)) await api.renew();
  else session.markSignedOut();
}

export async function signIn(credentials: AdminLoginRequest): Promise<void> {
  await hold(api.post<AdminLoginAnswer>(ADMIN_ROUTES.session, credentials, { anonymous: true }));
}

/** The required steps before anything else opens are done. */
export function dutyIsDone(duty: 'mustSetUpSecondFactor' | 'mustChangePassword'): void {
  const admin = session.user();
  if (admin) session.update({ ...admin, [duty]: false });
}

/** Whether something must be done on the own page before anything else opens. */
export const hasDuty = (admin: AdminView | null): boolean =>
  admin?.mustSetUpSecondFactor === true || admin?.mustChangePassword === true;

/** The server ends the session first: a sign-out that it never heard of would be none. */
export const signOut = (): Promise<void> => leave(ADMIN_ROUTES.session);

/** Every session ends, this one too. */
export const signOutEverywhere = (): Promise<void> => leave(ADMIN_ROUTES.ownSessions);

async function leave(path: string): Promise<void> {
  try {
    await api.delete(path);
  } catch (thrown) {
    if (!isApiError(thrown) || thrown.status !== 401) throw thrown;
  }
  leaving = true;
  session.signOut();
}

const hasEnded = (): boolean => session.get() === 'signed-out' && !leaving;

let known: AdminView | null = null;
session.subscribe(() => {
  known = session.user() ?? (hasEnded() ? known : null);
});

/**
 * The signed-in administrator, or the last one until the session ended: the page under the login keeps what is typed on
 * it. Responses of the server are for a live session only.
 */
export const useAdmin = (): AdminView | null => useSyncExternalStore(session.subscribe, () => known);

/** The session ended without a logout in this tab. */
export const useSessionEnded = (): boolean => useSyncExternalStore(session.subscribe, hasEnded);

export const ownSessionQuery = queryOptions({
  queryKey: [ADMIN_ROUTES.session],
  queryFn: ({ signal }) => api.get<OwnSessionAnswer>(ADMIN_ROUTES.session, { signal }),
});
