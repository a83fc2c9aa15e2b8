import './early';
import { firstPaint } from './shell/first-paint';
import './styles.css';

/** The built page paints before the code that takes it over runs, which keeps a slow phone busy for half a second. */
void firstPaint().then(async () => (await import('./app/start')).start(document.getElementById('root')!));
