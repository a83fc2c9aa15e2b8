import { createStore, useStore } from './store';

/** 'unknown' until the first refresh has answered. */
export type Session<U> = 'unknown' | 'signed-out' | { readonly user: U; readonly token: string };

type SessionStore<U> = ReturnType<typeof createSessionStore<U>>;

/**
 * The signed-in user. The access token lives in memory only; a sign-in, sign-out or refreshed user reaches the other
 * tabs of the same origin over a BroadcastChannel.
 */
export function createSessionStore<U>(channelName: string) {
  const session = createStore<Session<U>>('unknown');
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);

  const publish = (next: Session<U>) => {
    session.set(next);
    channel?.postMessage(next);
  };
  const live = () => {
    const now = session.get();
    return typeof now === 'object' ? now : null;
  };

  channel?.addEventListener('message', (event: MessageEvent<Session<U>>) => session.set(event.data));

  return {
    get: session.get,
    subscribe: session.subscribe,
    user: (): U | null => live()?.user ?? null,
    token: (): string | null => live()?.token ?? null,
    signIn: (user: U, token: string) => publish({ user, token }),
    /** A newer view of the signed-in user; the token stays unless a fresh one came. */
    update: (user: U, token?: string) => {
      const current = live();
      if (current) publish({ user, token: token ?? current.token });
    },
    signOut: () => publish('signed-out'),
    /** No one is signed in as far as this tab knows; other tabs find out for themselves. */
    markSignedOut: () => session.set('signed-out'),
    close: () => channel?.close(),
  };
}

const useSession = <U>(store: SessionStore<U>): Session<U> => useStore(store);

/** The signed-in user, or null. */
export function useSessionUser<U>(store: SessionStore<U>): U | null {
  const session = useSession(store);
  return typeof session === 'object' ? session.user : null;
}
