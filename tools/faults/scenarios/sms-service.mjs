// The SMS service answers 200 with an error, as MSG91 does: no SMS may count as sent; each is logged and retried, and
// arrives once when the service accepts.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { wait } from '../../system/processes.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage, underLoad } from '../stage.mjs';
import { outboxOf, withConnection } from '../stored.mjs';

export const name = 'sms-service';
export const unit = 'seconds of refusals';
export const counts = { full: 15, short: 6 };

export async function run(place, seconds) {
  const stage = await openStage(place, name);
  try {
    const api = await stage.startApi();
    stage.sms.refuse(true);
    let rows = [];
    const load = await underLoad(
      () => api.url,
      async () => {
        await wait(seconds * 1000);
        rows = await withConnection(stage.database.url, outboxOf);
      },
      { atOnce: 2, team: false, wish: { photos: false } },
    );
    const sms = rows.filter(({ channel }) => channel === 'sms');
    const sent = sms.filter((row) => row.sent).length;
    const log = await readFile(path.join(stage.dataDir, 'api.log'), 'utf8');
    const told = new Set(log.match(/sms \S{20} \(phone-code\) was not sent/g));
    stage.sms.refuse(false);
    const accepting = performance.now();
    const outcome = await outcomeOf(stage, load);
    const last = Math.max(...stage.sms.caught.map(({ at }) => at));
    return outcome.and({
      facts: [
        `${stage.sms.refused.length} refusals of ${sms.length} SMS: ${sent} counted as sent, ${told.size} told in the log`,
      ],
      limits: [
        { name: 'refused SMS that count as sent', value: sent, most: 0 },
        { name: 'refused SMS that the log does not tell of', value: sms.length - told.size, most: 2 },
        { name: 'runs in which nothing was refused', value: stage.sms.refused.length === 0 ? 1 : 0, most: 0 },
      ],
      seconds: { 'accepted again until the last SMS': [(last - accepting) / 1000] },
    });
  } finally {
    await stage.close();
  }
}
