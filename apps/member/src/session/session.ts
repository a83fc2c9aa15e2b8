import { createApiClient } from '@kalyanam/web/api-client';
import { isApiError } from '@kalyanam/web/api-error';
import { readLanguage } from '@kalyanam/web/i18n/language';
import { createSessionStore, useSessionUser as useUserOf } from '@kalyanam/web/session-store';
import type { LoginAnswer, MeAnswer, SessionUser } from '@kalyanam/shared/contracts/auth';
import { API_PREFIX, FIRST_ROUTES } from '@kalyanam/shared/base/first-routes';
import { createStore, useStore } from '@kalyanam/web/store';
import type { Member } from './member';

export const session = createSessionStore<Member>('kalyanam-member');

/**
 * How the session of the member at work here has ended. They stay where they are, with what they typed, until they
 * sign in again or leave; an account that the team closed is only left.
 */
const ended = createStore<'ended' | 'closed' | null>(null);
session.subscribe(() => ended.set(null));

export const api = createApiClient({
  prefix: API_PREFIX,
  getToken: session.token,
  language: readLanguage,
  actingFor: () => session.user()?.acting?.profileId,
  refresh: async () => {
    const { user, token } = await api.post<LoginAnswer>(FIRST_ROUTES.refresh, undefined, { anonymous: true });
    await signIn(user, token);
    return token;
  },
  onSignedOut: ({ code }) =>
    session.user() ? ended.set(code === 'suspended' ? 'closed' : 'ended') : session.markSignedOut(),
});

const memberOf = async (user: SessionUser): Promise<Member> =>
  user.family ? (await import('./acting')).actAs(user) : user;

export const signIn = async (user: SessionUser, token: string) => session.signIn(await memberOf(user), token);

/** Reads the signed-in user again, because the server writes their names in the language now shown. */
export async function rereadUser(): Promise<void> {
  const language = readLanguage();
  const user = await memberOf((await api.get<MeAnswer>(FIRST_ROUTES.me)).user);
  if (language === readLanguage()) session.update(user);
}

/** A logout by the member: nothing that they typed stays in this tab. */
export function signOut() {
  sessionStorage.clear();
  session.signOut();
}

const before = new Set<() => Promise<unknown>>();

/** Unsent data in the browser that has to reach the server while its member is still signed in. */
export const beforeLogout = (act: () => Promise<unknown>) => before.add(act);
export const settleBeforeLogout = () => Promise.allSettled([...before].map((act) => act()));

/** Ends the session on the server first, so that its cookie can't bring it back. */
export async function logout() {
  await settleBeforeLogout();
  await api.post(FIRST_ROUTES.logout).catch((thrown: unknown) => {
    if (!isApiError(thrown) || thrown.status !== 401) throw thrown;
  });
  signOut();
}

export const useSession = () => useStore(session);
export const useSessionUser = () => useUserOf(session);

/** Whether the viewer is verified: to no one else are calls and numbers open. */
export const useVerified = (): boolean => useSessionUser()?.verificationStatus === 'verified';
export const useSessionEnded = () => useStore(ended);

/** The member answered, or said otherwise: the question whether they are still looking is closed. */
export function noLongerAsked() {
  const user = session.user();
  if (!user?.asked) return;
  const { asked: _closed, ...rest } = user;
  session.update(rest);
}
