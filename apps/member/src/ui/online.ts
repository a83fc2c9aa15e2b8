import { useEffect, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const isOnline = () => navigator.onLine;
/** What a page says that was written at build time. */
const builtOnline = () => true;

/** Whether the browser believes that there is a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline, builtOnline);

/** Does something once, as soon as a network that is away now is back. */
export function useOnceOnline(act: () => void) {
  useEffect(() => {
    if (navigator.onLine) return;
    window.addEventListener('online', act, { once: true });
    return () => window.removeEventListener('online', act);
  }, [act]);
}
