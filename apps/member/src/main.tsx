import { start } from './app/start';
import { startLive } from './domain/live/start-live';
import { startSession } from './session/ensure-session';
import './styles.css';

startSession();
startLive();
void start(document.getElementById('root')!);
