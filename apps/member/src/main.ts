import './early';
import { firstPaint } from './shell/first-paint';
import './styles.css';

/** What the page was built with is read before the code that takes it over runs: on a slow phone, that is half a second. */
void firstPaint().then(async () => (await import('./app/start')).start(document.getElementById('root')!));
