const PAUSE_MS = 1500;

/** Runs what can wait when the browser has nothing to do; Safari has no word for that, so that it waits a moment there. */
export const whenIdle = (act: () => void) =>
  void ('requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act, PAUSE_MS));
