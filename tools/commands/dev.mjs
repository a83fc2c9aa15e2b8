import { startWatching } from '../product/watch.mjs';
import { runUntilStopped } from '../product/run.mjs';

await runUntilStopped(startWatching);
