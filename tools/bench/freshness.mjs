// How long a change takes to be seen by members of another process, while many change.
import { wait } from '../system/processes.mjs';
import { callersOf, signIns } from './callers.mjs';
import { bearer, read } from './client.mjs';
import { summary } from './measure.mjs';

const WRITES_A_SECOND = 20;
const FOR_MS = 15_000;
const POLL_MS = 2;
const OBSERVERS = 400;
const LAST_MS = 5000;
const FIRST_PAGE = '/profiles?sort=newest';

async function idsSeen(api, token) {
  const { profiles } = await read(api + FIRST_PAGE, bearer(token));
  return profiles.map(({ id }) => id);
}

/** The first member on most people's page, and the viewers who see that page: blocks and musts make lists differ. */
async function watchers(api, members) {
  const pages = new Map();
  for (const member of members.slice(0, OBSERVERS)) {
    const ids = await idsSeen(api, member.token());
    pages.set(ids.join(), [...(pages.get(ids.join()) ?? []), member]);
  }
  const [ids, seeing] = [...pages].sort(([, a], [, b]) => b.length - a.length)[0];
  return { ids: ids.split(','), observers: callersOf(seeing) };
}

async function setStatus(api, token, status) {
  const answer = await fetch(`${api}/profiles/me/status`, {
    method: 'PUT',
    body: JSON.stringify({ status }),
    headers: { ...bearer(token).headers, 'content-type': 'application/json' },
  });
  if (!answer.ok) throw new Error(`Going ${status} was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/**
 * A row of the table: members go offline and online again through one process, and the first page of others is read through
 * another. Measured from the answer to the writer, who has it just after the commit.
 */
export async function measureFreshness({ writeTo, readFrom }, env, members) {
  const { ids, observers } = await watchers(readFrom, members);
  const changing = (await signIns(env, ids)).map((member) => ({ ...member, online: true, since: null }));
  const taken = [];
  let unseen = 0;
  const write = async (member) => {
    member.online = !member.online;
    member.since = Infinity;
    await setStatus(writeTo, member.token(), member.online ? 'online' : 'offline');
    member.since = performance.now();
  };
  const isPending = () => changing.some(({ since }) => since !== null);
  let going = true;
  const observe = async () => {
    const token = observers.pager();
    while (!failure && (going || isPending())) {
      const asked = performance.now();
      const ids = new Set(await idsSeen(readFrom, await token()));
      for (const member of changing) {
        if (member.since === null || asked < member.since) continue;
        if (ids.has(member.publicId) === member.online) {
          taken.push(performance.now() - member.since);
          member.since = null;
        } else if (performance.now() - member.since > LAST_MS) {
          unseen += 1;
          member.since = null;
        }
      }
      await wait(POLL_MS);
    }
  };
  let failure = null;
  const noted = (promise) =>
    promise.catch((error) => {
      failure = error;
    });
  const work = [noted(observe())];
  const began = performance.now();
  for (let turn = 0; performance.now() - began < FOR_MS && !failure; turn += 1) {
    await wait(Math.max(0, began + (turn * 1000) / WRITES_A_SECOND - performance.now()));
    const member = changing[turn % changing.length];
    // A change that is not seen yet is not hidden by the next one.
    if (member.since === null) work.push(noted(write(member)));
  }
  going = false;
  await Promise.all(work);
  if (failure) throw failure;
  for (const member of changing) if (!member.online) await setStatus(writeTo, member.token(), 'online');
  const name = `a change seen in another process, ${WRITES_A_SECOND} a second (${taken.length} changes)`;
  return { name, ...summary(taken.sort((a, b) => a - b)), failed: unseen };
}
