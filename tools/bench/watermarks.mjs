// The cost of marking an enlarged photo, and of browse at the same time.
import { inTurn, read, signIn } from './client.mjs';
import { summary, timesOf } from './measure.mjs';

/** Members whose photos are enlarged; all browse in turn, because each is limited. */
const VIEWERS = 12;
const FIRST_TIMES = 80;
const AGAIN = 300;
const BROWSE = 200;
const AT_ONCE = 2;

const bearer = ({ token }) => ({ headers: { authorization: `Bearer ${token}` } });

/** Every photo that a viewer may enlarge from their first pages, with its address and its viewer. */
async function enlargeable(api, viewer) {
  const found = [];
  for (let page = 1; page <= 4; page += 1) {
    const { profiles } = await read(`${api}/profiles?page=${page}`, bearer(viewer));
    for (const { id } of profiles) {
      const { profile } = await read(`${api}/profiles/${id}`, bearer(viewer));
      for (const { full } of profile.photos) found.push({ url: new URL(full, api), viewer });
    }
  }
  return found;
}

async function enlarge({ url, viewer }) {
  const answer = await fetch(url, bearer(viewer));
  const bytes = await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status} with ${bytes.byteLength} bytes`);
}

/** Rows of the table. */
export async function measureMarks(api, emails) {
  const viewers = [];
  for (const email of emails) viewers.push(await signIn(api, email));
  const lists = [];
  for (const viewer of viewers.slice(0, VIEWERS)) lists.push(await enlargeable(api, viewer));
  // Viewer after viewer, so that no viewer requests two in parallel.
  const photos = Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, turn) =>
    lists.flatMap((list) => list.slice(turn, turn + 1)),
  ).flat();
  if (photos.length < FIRST_TIMES + 60) throw new Error(`Only ${photos.length} photos can be enlarged.`);
  const caller = inTurn(viewers);
  const browse = () => read(`${api}/profiles`, bearer(caller()));
  const rows = [];
  const measure = async (name, work, times) => rows.push({ name, ...summary(await timesOf(work, times)) });
  await measure('browse, nothing beside it', browse, BROWSE);
  const next = inTurn(photos);
  await measure('an enlarged photo, the first time', () => enlarge(next()), FIRST_TIMES);
  await measure('an enlarged photo, again', () => enlarge(photos[30]), AGAIN);
  let going = true;
  let marked = 0;
  const keepMarking = async () => {
    for (; going && marked < photos.length - FIRST_TIMES - 20; marked += 1) await enlarge(next());
  };
  const marking = Array.from({ length: AT_ONCE }, keepMarking);
  const times = await timesOf(browse, BROWSE);
  going = false;
  await Promise.all(marking);
  rows.push({ name: `browse, while ${marked} photos are marked for two viewers`, ...summary(times) });
  return rows;
}
