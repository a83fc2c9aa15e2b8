// One of three processes has a clock that is ahead by more than the lease of a message, and the mail server is slow: no mail is
// sent by two of them.
import { Acts } from '../acts.mjs';
import { familiesAt } from '../families.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage } from '../stage.mjs';

const AHEAD_MS = 90_000;
const SLOW_MS = 2500;
const AT_ONCE = 6;

/** Runs before anything else in the process. */
const WRONG_CLOCK = `const Real = Date;
globalThis.Date = class extends Real {
  constructor(...given) { given.length ? super(...given) : super(Real.now() + ${AHEAD_MS}); }
  static now() { return Real.now() + ${AHEAD_MS}; }
};`;

export const name = 'clocks';
export const unit = 'mails';
export const counts = { full: 30, short: 12 };

export async function run(place, mails) {
  const stage = await openStage(place, name);
  try {
    stage.mail.slow(SLOW_MS);
    const wrong = { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(WRONG_CLOCK)}` };
    const apis = await Promise.all([stage.startApi(), stage.startApi(), stage.startApi(wrong)]);
    const acts = new Acts();
    let turn = 0;
    const families = await familiesAt(() => apis[turn++ % apis.length].url, acts);
    let begun = 0;
    const lane = async () => {
      while (begun++ < mails) await families.live({ photos: false, codes: false });
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return await outcomeOf(stage, { acts, families });
  } finally {
    await stage.close();
  }
}
