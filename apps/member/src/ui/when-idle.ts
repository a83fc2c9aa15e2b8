const PAUSE_MS = 1500;

/**
 * Runs a task when the browser has nothing to do; Safari has no event for that, so that it waits a moment there.
 * Returns a function that cancels it.
 */
export function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = window.requestIdleCallback(act);
    return () => window.cancelIdleCallback?.(id);
  }
  const timer = setTimeout(act, PAUSE_MS);
  return () => clearTimeout(timer);
}
