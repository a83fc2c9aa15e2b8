import { createApiClient } from '@kalyanam/web/api-client';
import { isApiError } from '@kalyanam/web/api-error';
import {
  createSessionStore,
  useSession as useStore,
  useSessionUser as useStoreUser,
} from '@kalyanam/web/session-store';
import type { LoginAnswer, SessionUser } from '@kalyanam/shared/contracts/auth';
import { API_PREFIX, ROUTES } from '@kalyanam/shared/routes';
import { forgetEnded, markEnded } from './ended';

export const session = createSessionStore<SessionUser>('kalyanam-member');
session.subscribe(forgetEnded);

export const api = createApiClient({
  prefix: API_PREFIX,
  getToken: session.token,
  refresh: async () => {
    const { user, token } = await api.post<LoginAnswer>(ROUTES.refresh, undefined, { anonymous: true });
    session.signIn(user, token);
    return token;
  },
  onSignedOut: () => (session.user() ? markEnded() : session.markSignedOut()),
});

export const { signIn } = session;

/** By her own wish: nothing that she typed stays in this tab. */
export function signOut() {
  sessionStorage.clear();
  session.signOut();
}

/** Ends the session on the server first, so that its cookie can't bring it back. */
export async function logout() {
  await api.post(ROUTES.logout).catch((thrown: unknown) => {
    if (!isApiError(thrown) || thrown.status !== 401) throw thrown;
  });
  signOut();
}

export const useSession = () => useStore(session);
export const useSessionUser = () => useStoreUser(session);
