import { start } from './app/start';
import { startLive } from './domain/live/start-live';
import { startSession } from './session/ensure-session';
import { forgetOldDraft } from './session/old-draft';
import './styles.css';

forgetOldDraft();
startSession();
startLive();
void start(document.getElementById('root')!);
