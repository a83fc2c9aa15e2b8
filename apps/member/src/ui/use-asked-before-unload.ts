import { useEffect, useRef } from 'react';

/** The browser's own question, before a page is reloaded or closed on which something is not saved or sent. */
export function useAskedBeforeUnload(isUnsaved: () => boolean) {
  const asks = useRef(isUnsaved);
  useEffect(() => {
    asks.current = isUnsaved;
  });
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (asks.current()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
