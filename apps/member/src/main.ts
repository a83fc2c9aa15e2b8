import './early';
import './styles.css';

/** A background page never reports a paint: it waits this long. */
const PATIENCE_MS = 500;

/** Resolves once the page shows something. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, PATIENCE_MS);
    new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });

/** The built page paints before the code that takes it over runs, which keeps a slow phone busy for half a second. */
void firstPaint().then(async () => (await import('./app/start')).start(document.getElementById('root')!));
