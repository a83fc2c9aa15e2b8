import { startTransition, useEffect, useId, useRef, useState } from 'react';

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
    // Immediately: a second press before the browser has gone back would leave the page.
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

const put = (over: string | null) => window.history.replaceState({ ...window.history.state, over }, '');

/**
 * The entry that was closed last, until the browser is asked to go back from it: a dialog opened in the meantime takes
 * it over.
 */
let leaving: string | null = null;

const stay = () => void (leaving = null);

/** A dialog that its owner opens and closes, such that Back closes it too, in place of leaving the page below. */
export function useBackCloses(open: boolean, onClose: () => void) {
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (!open) return;
    if (leaving !== null && named() === leaving) put(id);
    else window.history.pushState({ ...window.history.state, over: id }, '');
    leaving = null;
    const follow = () => named() !== id && close.current();
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
      if (named() !== id) return;
      leaving = id;
      // Where the browser is on its way to another document, it would go back from that one.
      window.addEventListener('beforeunload', stay);
      setTimeout(() => {
        window.removeEventListener('beforeunload', stay);
        if (leaving === id && named() === id) window.history.back();
        if (leaving === id) leaving = null;
      });
    };
  }, [open, id]);
}

/** A page that is opened from something over the page takes the place of its entry. */
export function takeOverEntry<Options extends object>(options: Options | undefined): Options | undefined {
  if (typeof named() !== 'string') return options;
  put(null);
  return { ...options, replace: true } as Options & { replace: true };
}
