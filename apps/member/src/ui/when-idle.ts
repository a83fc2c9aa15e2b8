const PAUSE_MS = 1500;

/**
 * Runs what can wait when the browser has nothing to do; Safari has no word for that, so that it waits a moment there.
 * Returns what calls it off.
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback?.(id);
  }
  const timer = setTimeout(act, PAUSE_MS);
  return () => clearTimeout(timer);
}
