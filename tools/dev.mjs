import { startWatching } from './product/watch.mjs';
import { runUntilStopped } from './run.mjs';

await runUntilStopped(startWatching);
