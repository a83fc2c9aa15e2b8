/** A background page never reports a paint: it waits this long. */
const PATIENCE_MS = 500;

/** Resolves once the page shows something. */
export const firstPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
