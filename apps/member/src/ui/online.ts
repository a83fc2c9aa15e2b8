import { useEffect, useRef, useSyncExternalStore } from 'react';

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

/** Does something once, as soon as a network that is away at first is back: also between the first look and the effect. */
export function useOnceOnline(act: () => void) {
  const online = useOnline();
  const away = useRef(!online);
  useEffect(() => {
    if (!online || !away.current) return;
    away.current = false;
    act();
  }, [online, act]);
}
