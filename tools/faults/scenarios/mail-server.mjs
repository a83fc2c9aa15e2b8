// The mail server takes connections and says nothing, then is gone, then comes back, while families register. Mails wait and
// arrive once; SMS do not wait for them.
import { wait } from '../../system/processes.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage, underLoad } from '../stage.mjs';

const STATES = ['well', 'hung', 'gone', 'well'];
/** A mail server that says nothing is given up after 3 s: an SMS that waits for it takes nearly as long. */
const SMS_SECONDS = 2;

export const name = 'mail-server';
export const unit = 'seconds in each state';
export const counts = { full: 15, short: 6 };

/** How long after its cause each SMS arrived, in seconds, for those caused in [from, to). */
function smsSeconds(acts, caught, [from, to]) {
  const arrived = new Map(caught.map((sms) => [sms.to, sms.at]));
  return acts
    .of('email')
    .filter(({ acknowledged, at }) => acknowledged && at >= from && at < to)
    .map(({ key, at }) => (arrived.get(`919848${/\d{6}/.exec(key)[0]}`) - at) / 1000);
}

export async function run(place, seconds) {
  const stage = await openStage(place, name);
  try {
    const api = await stage.startApi();
    const times = [];
    const load = await underLoad(
      () => api.url,
      async () => {
        for (const state of STATES) {
          await stage.mail.become(state);
          times.push(performance.now());
          await wait(seconds * 1000);
        }
      },
      { atOnce: 2, team: false },
    );
    const back = times[3];
    const outcome = await outcomeOf(stage, load);
    const waits = {
      'SMS while mails flow': smsSeconds(load.acts, stage.sms.caught, [times[0], times[1]]),
      'SMS while the mail server hangs or is gone': smsSeconds(load.acts, stage.sms.caught, [times[1], back]),
    };
    const last = Math.max(...stage.mail.caught.map(({ at }) => at));
    return outcome.and({
      limits: Object.entries(waits).map(([what, values]) => ({
        name: `slowest ${what}, seconds`,
        value: Math.max(...values),
        most: SMS_SECONDS,
      })),
      seconds: { ...waits, 'mail server back until the last mail': [(last - back) / 1000] },
    });
  } finally {
    await stage.close();
  }
}
