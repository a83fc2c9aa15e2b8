// A reviewer who decides about every waiting family as the queue does: shown immediately, carried out ten seconds
// later.
import { wait } from '../system/processes.mjs';
import { isDone, send } from './client.mjs';

export const REVIEWER = { username: 'reviewer', name: 'Reviewer', role: 'owner', password: 'Queue4Morning' };
const ACKNOWLEDGED = ['identity-missing', 'number-missing', 'checksum-fails', 'duplicate-number', 'checks-open'];
const PAUSE_MS = 100;
const SIGNED_OUT = 401;

/** {keepOn(), stop()}: takes families off the list of those that wait, approves the odd ones and rejects the others. */
export function teamAt(api, families, acts) {
  let token = null;
  let stopped = false;

  async function logIn() {
    const { username, password } = REVIEWER;
    const answer = await send(`${api()}/admin/session`, { json: { username, password } });
    token = answer.body?.data?.token ?? null;
  }

  async function decide({ userId, email }, approves) {
    const json = approves
      ? { action: 'approve', acknowledged: ACKNOWLEDGED, overrideReason: 'Known to the team in person' }
      : { action: 'reject', notes: 'The photo shows somebody else.' };
    const answer = await send(`${api()}/admin/verifications/${userId}/decision`, { token, json });
    if (answer.status === SIGNED_OUT) token = null;
    acts.told('decision', email, answer);
    return isDone(answer);
  }

  async function keepOn() {
    for (let number = 0; !stopped; number += 1) {
      if (!token) await logIn();
      const family = token && families.takeWaiting();
      if (!family || !(await decide(family, number % 2 === 0))) await wait(PAUSE_MS);
    }
  }
  return {
    keepOn,
    stop() {
      stopped = true;
    },
  };
}
