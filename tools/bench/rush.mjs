// Many log in at the same time: how much that slows down another request.
import { signIn } from './client.mjs';
import { summary } from './measure.mjs';

const AT_ONCE = 50;
const ASK_EVERY_MS = 5;

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const sorted = (times) => times.sort((a, b) => a - b);

/** Requests the health of the API every few milliseconds, however long the responses take, until `work` is done. */
export async function healthDuring(api, work) {
  const asked = [];
  const ask = () => asked.push(timed(() => fetch(`${api}/health/live`).then((answer) => answer.text())));
  const asking = setInterval(ask, ASK_EVERY_MS);
  await work();
  clearInterval(asking);
  return sorted(await Promise.all(asked));
}

/** Rows of the table: the health request alone, and during this many logins; and how long a login takes in the rush. */
export async function rush(api, emails) {
  const idle = await healthDuring(api, () => new Promise((resolve) => setTimeout(resolve, 1000)));
  let signIns = [];
  const busy = await healthDuring(api, async () => {
    const callers = Array.from({ length: AT_ONCE }, (_, index) => emails[index % emails.length]);
    signIns = sorted(await Promise.all(callers.map((email) => timed(() => signIn(api, email)))));
  });
  return [
    { name: 'health', ...summary(idle) },
    { name: `health during ${AT_ONCE} sign-ins at once`, ...summary(busy) },
    { name: `one of ${AT_ONCE} sign-ins at once`, ...summary(signIns) },
  ];
}
