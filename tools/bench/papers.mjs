// The cost of a biodata: of its public page, and of its PDF, alone and for as many parallel requests as may wait.
import { bearer, inTurn, read, signIn, statusOf } from './client.mjs';
import { summary, timesOf } from './measure.mjs';

const WISH = {
  days: 7,
  language: 'both',
  sections: ['about', 'words', 'study', 'family', 'roots', 'living'],
  photo: 'first',
  contact: 'family',
  gothra: true,
  horoscope: false,
  head: 'sri',
  consent: true,
};
/** Made two at a time, while forty wait. */
const AT_ONCE = 42;
const ROUNDS = 6;
const PAGES = 300;
const PAPERS = 60;
const BROWSE = 200;

async function answered(url, token) {
  const status = await statusOf(url, token);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
}

/** @param forWhom another name each time: the same one at once is the same link */
async function shareOf(api, { token }, forWhom) {
  const headers = { ...bearer(token).headers, 'content-type': 'application/json' };
  const body = JSON.stringify({ ...WISH, forWhom });
  const { share } = await read(`${api}/biodata`, { method: 'POST', headers, body });
  const page = `${api}/public/biodata/${share.path.slice('/b/'.length)}/page`;
  let { version } = share;
  return {
    page,
    pdf: () => answered(`${api}/biodata/${share.id}.pdf`, token),
    /** Cached documents are of no use then. */
    async change() {
      const body = JSON.stringify({ version, head: version % 2 ? 'subham' : 'sri' });
      await read(`${api}/biodata/${share.id}`, { method: 'PATCH', headers, body });
      version += 1;
    },
  };
}

/** Durations of parallel requests for different documents, none of which is cached. */
async function crowd(shares) {
  const taken = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const share of shares) await share.change();
    await Promise.all(
      shares.map(async ({ pdf }) => {
        const began = performance.now();
        await pdf();
        taken.push(performance.now() - began);
      }),
    );
  }
  return taken.sort((a, b) => a - b);
}

/** Rows of the table. */
export async function measurePapers(api, emails) {
  const owners = [];
  for (const email of emails) owners.push(await signIn(api, email));
  const shares = [];
  const owner = inTurn(owners);
  for (let at = 0; at < AT_ONCE; at += 1) shares.push(await shareOf(api, owner(), `Bench ${at}`));
  const rows = [];
  const add = (name, sorted) => rows.push({ name, ...summary(sorted) });
  const page = inTurn(shares);
  add('the page of a biodata link', await timesOf(() => answered(page().page), PAGES));
  for (const { pdf } of shares) await pdf();
  const paper = inTurn(shares);
  add('a PDF, again', await timesOf(() => paper().pdf(), PAPERS));
  add(
    'a PDF after a change, with the change',
    await timesOf(async () => {
      const share = paper();
      await share.change();
      await share.pdf();
    }, PAPERS),
  );
  add(`a PDF, ${AT_ONCE} asked for at once`, await crowd(shares));
  const caller = inTurn(owners);
  const browse = () => read(`${api}/profiles`, bearer(caller().token));
  add('browse, nothing beside it', await timesOf(browse, BROWSE));
  const making = crowd(shares);
  add('browse, while PDFs are made', await timesOf(browse, BROWSE));
  await making;
  return rows;
}
