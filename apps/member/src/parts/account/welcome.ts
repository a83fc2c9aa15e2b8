/** Whose email and phone were verified in this browser, until they have read what comes next. */
import { createStore, useStore } from '@kalyanam/web/store';
import { useSessionUser } from '../../session/session';

const KEY = 'welcome';

/** A browser that stores nothing forgets it with the page. */
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const welcomed = createStore(stored());

export function beginWelcome(userId: string) {
  welcomed.set(userId);
  try {
    localStorage.setItem(KEY, userId);
  } catch {
    return;
  }
}

/** It is not shown again on the next visit. */
export function rememberWelcomed() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export function endWelcome() {
  rememberWelcomed();
  welcomed.set(null);
}

/** Whether the member at work here has yet to read it. */
export function useWelcomeDue(): boolean {
  const user = useSessionUser();
  const id = useStore(welcomed);
  return user !== null && user.id === id;
}
