import { startTransition, useEffect, useState } from 'react';

const named = (): unknown => (window.history.state as { over?: unknown } | null)?.over;

/**
 * Something that opens over the page, such that Back closes it: an entry of the browser's history without an address of
 * its own, which the router takes for the page below.
 */
export function useOverPage(name: string) {
  const [isOpen, setOpen] = useState(() => named() === name);
  useEffect(() => {
    const follow = () => setOpen(named() === name);
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [name]);
  return {
    isOpen,
    // Rendered in a transition, because it takes a slow phone a tenth of a second; a second press may come before it shows.
    open: () => {
      if (named() === name) return;
      window.history.pushState({ ...window.history.state, over: name }, '');
      startTransition(() => setOpen(true));
    },
    // At once: a second press before the browser has gone back would leave the page.
    close: () => {
      setOpen(false);
      window.history.back();
    },
    /** Closes it where another address takes the place of its entry. */
    leave: () => {
      window.history.replaceState({ ...window.history.state, over: null }, '');
      startTransition(() => setOpen(false));
    },
  };
}
