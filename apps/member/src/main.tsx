import './early';
import { start } from './app/start';
import { startLive } from './domain/live/start-live';
import './styles.css';

startLive();
void start(document.getElementById('root')!);
