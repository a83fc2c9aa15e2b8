// Loaded into the API before its own code: its clock shows eight in the morning in India, when digests leave.
import { createRequire } from 'node:module';
import path from 'node:path';

const DAY_MS = 86_400_000;
const EIGHT_IN_INDIA_MS = 2.5 * 3_600_000;
const BUILT_CLOCK = new URL('../../apps/api/dist/platform/time/clock.js', import.meta.url);

/** The next eight o'clock after a moment, in ms since 1970. */
export const nextEight = (now) => Math.ceil((now - EIGHT_IN_INDIA_MS) / DAY_MS) * DAY_MS + EIGHT_IN_INDIA_MS;

if (process.argv[1]?.endsWith(path.join('api', 'dist', 'main.js'))) {
  createRequire(BUILT_CLOCK)('reflect-metadata');
  const { Clock } = await import(BUILT_CLOCK);
  const ahead = nextEight(Date.now()) - Date.now();
  const now = Clock.prototype.now;
  Clock.prototype.now = function atEight() {
    return new Date(now.call(this).getTime() + ahead);
  };
}
