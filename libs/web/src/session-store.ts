import { useSyncExternalStore } from 'react';

/** 'unknown' until the first refresh has answered. */
export type Session<U> = 'unknown' | 'signed-out' | { readonly user: U; readonly token: string };

export type SessionStore<U> = ReturnType<typeof createSessionStore<U>>;

/**
 * Who is signed in. The access token lives in memory only; a sign-in, sign-out or refreshed user
 * reaches the other tabs of the same origin over a BroadcastChannel.
 */
export function createSessionStore<U>(channelName: string) {
  let session: Session<U> = 'unknown';
  const listeners = new Set<() => void>();
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

  const hold = (next: Session<U>) => {
    session = next;
    listeners.forEach((listener) => listener());
  };
  const publish = (next: Session<U>) => {
    hold(next);
    channel?.postMessage(next);
  };
  const get = (): Session<U> => session;
  const live = () => (typeof session === 'object' ? session : null);

  channel?.addEventListener('message', (event: MessageEvent<Session<U>>) => hold(event.data));

  return {
    get,
    user: (): U | null => live()?.user ?? null,
    token: (): string | null => live()?.token ?? null,
    signIn: (user: U, token: string) => publish({ user, token }),
    /** A newer view of the signed-in user; the token stays unless a fresh one came. */
    update: (user: U, token?: string) => {
      const current = live();
      if (current) publish({ user, token: token ?? current.token });
    },
    signOut: () => publish('signed-out'),
    /** Nobody is signed in as far as this tab can know; the others know for themselves. */
    findNobody: () => hold('signed-out'),
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close: () => channel?.close(),
  };
}

export const useSession = <U>(store: SessionStore<U>): Session<U> => useSyncExternalStore(store.subscribe, store.get);

/** The signed-in user, or null. */
export function useSessionUser<U>(store: SessionStore<U>): U | null {
  const session = useSession(store);
  return typeof session === 'object' ? session.user : null;
}
